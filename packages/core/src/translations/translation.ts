import type { Language } from '../built-in-texts/languages.ts'

/** The texts of a form in one more language (decision 600). */
export interface Translation {
  readonly language: Language
  readonly texts: readonly TranslatedText[]
}

export interface TranslatedText {
  /** Place of the text in the form, such as `form:title`, `q1.label` or `q1.option:Red`. */
  readonly place: string
  /** The text in the first language that was translated. Another text there means that this one is out of date. */
  readonly source: string
  readonly text: string
}
