import { isLanguage, type Language, languageNames, languages } from '@ramiform/core/words/languages'
import { Select } from '../../../ui/Select.tsx'

const byBrowser = 'By the visitor’s browser'

/** In which language the form says what its owner does not. */
export function LanguageChoice({
  value,
  onChange,
}: {
  value: Language | undefined
  onChange: (language: Language | undefined) => void
}) {
  return (
    <Select
      label="Language of the form's buttons and messages"
      hint="Your own texts stay as you wrote them."
      options={[
        { value: 'browser', label: byBrowser },
        ...languages.map((language) => ({ value: language, label: languageNames[language] })),
      ]}
      value={isLanguage(value) ? value : 'browser'}
      onChange={(chosen) => onChange(isLanguage(chosen) ? chosen : undefined)}
    />
  )
}
