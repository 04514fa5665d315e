import type { SettingsProps } from './settings-props.tsx'

/** Makes a choice a picture choice, and back. Rows of a table are as plain as their columns. */
export function PicturesSetting({ field, onChange, controls }: SettingsProps) {
  if (field.table !== undefined) return null
  return (
    <controls.Switch
      label="Pictures"
      hint="Each option is a card with a picture."
      checked={field.pictures !== undefined}
      onChange={(isOn) => onChange({ pictures: isOn ? [] : undefined })}
    />
  )
}
