import { type Language, languageNames } from '@ramiform/core/built-in-texts/languages'
import { languagesOf } from '@ramiform/core/translations/translated'
import type { ShownForm } from '@ramiform/renderer'
import { Select } from '../../ui/Select.tsx'

export interface PreviewLanguageProps {
  readonly form: ShownForm
  /** undefined for the first language */
  readonly chosen: Language | undefined
  readonly onChoose: (language: Language) => void
}

/** Switches a preview to each language of the form. */
export function PreviewLanguage({ form, chosen, onChoose }: PreviewLanguageProps) {
  const languages = languagesOf(form)
  const [first = 'en'] = languages
  return (
    <Select
      compact
      label="Language of the preview"
      options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
      value={languages.find((one) => one === chosen) ?? first}
      onChange={(next) => {
        const language = languages.find((one) => one === next)
        if (language !== undefined) onChoose(language)
      }}
    />
  )
}
