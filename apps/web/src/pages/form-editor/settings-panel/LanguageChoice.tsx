import { isLanguage, type Language, languageNames, languages } from '@ramiform/core/words/languages'
import { Select } from '../../../ui/Select.tsx'

/** The language of everything on the form that its owner did not write. */
export function LanguageChoice({
  value,
  ofTexts,
  onChange,
}: {
  value: Language | 'visitor' | undefined
  /** the language that the form's texts seem to be in */
  ofTexts: Language
  onChange: (language: Language | 'visitor' | undefined) => void
}) {
  return (
    <Select
      label="Language of the form's buttons and messages"
      hint="Your own texts stay as you wrote them."
      options={[
        { value: 'texts', label: `Same as your texts (${languageNames[ofTexts]})` },
        { value: 'visitor', label: 'The visitor’s language' },
        ...languages.map((language) => ({ value: language, label: languageNames[language] })),
      ]}
      value={value ?? 'texts'}
      onChange={(chosen) =>
        onChange(isLanguage(chosen) || chosen === 'visitor' ? chosen : undefined)
      }
    />
  )
}
