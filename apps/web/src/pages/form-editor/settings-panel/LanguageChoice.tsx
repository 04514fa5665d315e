import {
  isLanguage,
  type Language,
  languageNames,
  languages,
} from '@ramiform/core/built-in-texts/languages'
import { SelectField } from '../../../ui/SelectField.tsx'

/** Language of the form's built-in texts. */
export function LanguageChoice({
  value,
  ofTexts,
  onChange,
}: {
  value: Language | 'visitor' | undefined
  /** detected language of the owner's texts */
  ofTexts: Language
  onChange: (language: Language | 'visitor' | undefined) => void
}) {
  return (
    <SelectField
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
