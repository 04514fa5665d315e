import { CurrencySetting } from '../shared/CurrencySetting.tsx'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { BoundSettings } from '../shared/validation-settings.tsx'
import { DescriptionSetting, PlaceholderSetting } from '../shared/wording-settings.tsx'

export function PriceSettings(props: SettingsProps) {
  return (
    <>
      <DescriptionSetting {...props} />
      <PlaceholderSetting {...props} />
      <CurrencySetting {...props} />
      <BoundSettings
        {...props}
        least="Lowest amount"
        most="Highest amount"
        lowest={{ min: 0, max: 0 }}
        step={0.01}
      />
    </>
  )
}
