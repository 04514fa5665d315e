import { OptionPricesSetting } from '../shared/choice-settings.tsx'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting, PlaceholderSetting } from '../shared/wording-settings.tsx'

export function SelectSettings(props: SettingsProps) {
  return (
    <>
      <DescriptionSetting {...props} />
      <PlaceholderSetting {...props} />
      <OptionPricesSetting {...props} />
    </>
  )
}
