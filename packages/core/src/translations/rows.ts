import type { Language } from '../built-in-texts/languages.ts'
import type { FormSchema } from '../form.ts'
import { type PlacedText, placedTexts } from './placed-texts.ts'
import type { FormWithTexts } from './places.ts'
import type { TranslatedText, Translation } from './translation.ts'

/** `outdated`: the text in the first language has changed since. */
type RowState = 'missing' | 'outdated' | 'done'

/** A text of the form beside its translation. */
export interface TranslationRow extends PlacedText {
  /** Empty while there is none. */
  readonly translation: string
  /** The text that was translated, if it was another one. */
  readonly oldText: string | undefined
  readonly state: RowState
}

/** All texts of a form beside their translations into a language. */
export function translationRows(
  form: FormWithTexts,
  language: Language,
): readonly TranslationRow[] {
  const texts = new Map(textsIn(form.schema, language).map((one) => [one.place, one]))
  return placedTexts(form).map((placed) => {
    const { text: translation = '', source } = texts.get(placed.place) ?? {}
    if (translation.trim() === '')
      return { ...placed, translation, oldText: undefined, state: 'missing' }
    const isOutdated = source !== placed.text
    return {
      ...placed,
      translation,
      oldText: isOutdated ? source : undefined,
      state: isOutdated ? 'outdated' : 'done',
    }
  })
}

function textsIn({ translations }: FormSchema, language: Language): readonly TranslatedText[] {
  return translations?.find((one) => one.language === language)?.texts ?? []
}

/**
 * The translations with other texts in one language. An empty text removes its entry. Texts at other places stay as they
 * are, also those that the form does not have at the moment.
 */
export function withTexts(
  translations: readonly Translation[],
  language: Language,
  changed: readonly TranslatedText[],
): readonly Translation[] {
  return translations.map((one) => {
    if (one.language !== language) return one
    const texts = new Map(one.texts.map((text) => [text.place, text]))
    for (const text of changed) {
      if (text.text === '') texts.delete(text.place)
      else texts.set(text.place, text)
    }
    return { ...one, texts: [...texts.values()] }
  })
}
