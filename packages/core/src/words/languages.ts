/** The languages that a form's own words are written in, each by its own name. */
export const languageNames = {
  en: 'English',
} as const

export type Language = keyof typeof languageNames

/** English comes first; the others follow as they are listed. */
export const languages = Object.keys(languageNames) as [Language, ...Language[]]
