import type { SettingsProps } from '../shared/settings-props.tsx'
import { LengthSettings, PatternSetting } from '../shared/validation-settings.tsx'
import { DescriptionSetting, PlaceholderSetting } from '../shared/wording-settings.tsx'

export function PhoneSettings(props: SettingsProps) {
  return (
    <>
      <DescriptionSetting {...props} />
      <PlaceholderSetting {...props} />
      <LengthSettings {...props} />
      <PatternSetting {...props} />
    </>
  )
}
