import { english } from '@ramiform/core/built-in-texts/en'
import { languageOfForm } from '@ramiform/core/built-in-texts/form-language'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { inLanguage } from '@ramiform/core/built-in-texts/in-language'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import { showingPrices } from '@ramiform/fields/shared/shown-prices'
import type { ShownForm } from '@ramiform/renderer'
import { useEffect, useMemo, useState } from 'react'

interface Texts {
  readonly words: FormWords
  /** Puts the form into the language; undefined for its first language. */
  readonly translate?: ((form: ShownForm) => ShownForm) | undefined
}

/**
 * A previewed form with texts in its language. English applies while the language file loads, or where the visitor's
 * browser decides.
 * @param chosen one of the languages that the form is translated into
 */
export function useInLanguage(
  form: ShownForm,
  chosen?: Language,
): { form: ShownForm; words: FormWords } {
  const isOffered = form.schema.translations?.some((one) => one.language === chosen) === true
  const first = languageOfForm(form.schema, form.name) ?? 'en'
  const language = isOffered && chosen !== undefined ? chosen : first
  const [{ words, translate }, setTexts] = useState<Texts>({ words: english })
  useEffect(() => {
    let isOver = false
    const take = (next: Texts) => {
      if (!isOver) setTexts(next)
    }
    if (language === 'en' && !isOffered) take({ words: english })
    else {
      import('./other-language.ts').then(
        ({ wordsIn, translated }) =>
          take({
            words: wordsIn(language),
            translate: isOffered ? (one) => translated(one, language) : undefined,
          }),
        (reason: unknown) => console.warn('The preview stays in its language:', reason),
      )
    }
    return () => {
      isOver = true
    }
  }, [language, isOffered])
  return useMemo(() => {
    const shown = translate?.(form) ?? form
    const schema = showingPrices(inLanguage(shown.schema, words), words.language)
    return { form: { ...shown, schema }, words }
  }, [form, words, translate])
}
