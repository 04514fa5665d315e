import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'

export function AddressSettings(props: SettingsProps) {
  return <DescriptionSetting {...props} />
}
