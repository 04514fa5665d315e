/** Languages of built-in texts, each by its own name. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
  nl: 'Nederlands',
  ja: '日本語',
  ar: 'العربية',
  he: 'עברית',
} as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as [Language, ...Language[]]

/** True for the code of a language that built-in texts exist in. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageNames, value)
}
