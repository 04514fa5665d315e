import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'

export function TimeSettings(props: SettingsProps) {
  return <DescriptionSetting {...props} />
}
