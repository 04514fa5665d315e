import type { SettingsProps } from './settings-props.tsx'

/** Setting for the sentence below the label. */
export function DescriptionSetting({ field, onChange, problems, controls }: SettingsProps) {
  return (
    <>
      <controls.TextWithAnswers
        label="Description"
        fieldId={field.id}
        value={field.description ?? ''}
        onChange={(description) => onChange({ description: filled(description) }, 'description')}
        lines={2}
        error={problems.description}
      />
      {(field.description || field.markedDescription) && (
        <controls.Switch
          label="Emphasis and links"
          hint="Write *emphasis*, **strong** or [a link](https://example.org) in the description."
          checked={field.markedDescription === true}
          onChange={(marks) => onChange({ markedDescription: marks || undefined })}
        />
      )}
    </>
  )
}

/** Setting for the grey text inside an empty input. */
export function PlaceholderSetting({ field, onChange, problems, controls }: SettingsProps) {
  return (
    <controls.Text
      label="Placeholder"
      value={field.placeholder ?? ''}
      onChange={(placeholder) => onChange({ placeholder: filled(placeholder) }, 'placeholder')}
      error={problems.placeholder}
    />
  )
}

/** Returns undefined for an empty text, so that an empty setting is stored as absent. */
export function filled(text: string): string | undefined {
  return text === '' ? undefined : text
}
