import { StepSettings } from '../shared/number-settings.tsx'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { PatternSetting, ValueSettings } from '../shared/validation-settings.tsx'
import { DescriptionSetting, PlaceholderSetting } from '../shared/wording-settings.tsx'

export function NumberSettings(props: SettingsProps) {
  return (
    <>
      <DescriptionSetting {...props} />
      <PlaceholderSetting {...props} />
      <ValueSettings {...props} />
      <StepSettings {...props} />
      <PatternSetting {...props} />
    </>
  )
}
