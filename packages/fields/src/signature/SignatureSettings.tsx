import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'

export function SignatureSettings(props: SettingsProps) {
  return <DescriptionSetting {...props} />
}
