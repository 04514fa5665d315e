import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { FormWords } from './form-words.ts'
import { french } from './fr.ts'
import { hebrew } from './he.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { isLanguage, type Language } from './languages.ts'
import { dutch } from './nl.ts'
import { portuguese } from './pt.ts'

const allWords: Readonly<Record<Language, FormWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  ja: japanese,
  ar: arabic,
  he: hebrew,
}

/** Built-in texts in a language; English for an unknown language. */
export function wordsIn(language: unknown): FormWords {
  return allWords[isLanguage(language) ? language : 'en']
}
