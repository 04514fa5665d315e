import type { SettingsProps } from './settings-props.tsx'

/** The sentence below the label. */
export function DescriptionSetting({ field, onChange, problems, controls }: SettingsProps) {
  return (
    <controls.Text
      label="Description"
      value={field.description ?? ''}
      onChange={(description) => onChange({ description: filled(description) }, 'description')}
      lines={2}
      error={problems.description}
    />
  )
}

/** The grey text inside an empty input. */
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

/** An empty setting is stored as absent. */
export function filled(text: string): string | undefined {
  return text === '' ? undefined : text
}
