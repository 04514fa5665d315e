import { english } from '@ramiform/core/built-in-texts/en'
import { languageOfForm } from '@ramiform/core/built-in-texts/form-language'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { inLanguage } from '@ramiform/core/built-in-texts/in-language'
import { showingPrices } from '@ramiform/fields/shared/shown-prices'
import type { ShownForm } from '@ramiform/renderer'
import { useEffect, useMemo, useState } from 'react'

/**
 * A previewed form with texts in its language. English applies while the language file loads, or where the visitor's
 * browser decides.
 */
export function useInLanguage(form: ShownForm): { form: ShownForm; words: FormWords } {
  const language = languageOfForm(form.schema, form.name) ?? 'en'
  const [words, setWords] = useState<FormWords>(english)
  useEffect(() => {
    let isOver = false
    const take = (next: FormWords) => {
      if (!isOver) setWords(next)
    }
    if (language === 'en') take(english)
    else {
      import('@ramiform/core/built-in-texts/all-words').then(
        ({ wordsIn }) => take(wordsIn(language)),
        (reason: unknown) => console.warn('The preview stays in English:', reason),
      )
    }
    return () => {
      isOver = true
    }
  }, [language])
  return useMemo(
    () => ({
      form: { ...form, schema: showingPrices(inLanguage(form.schema, words), words.language) },
      words,
    }),
    [form, words],
  )
}
