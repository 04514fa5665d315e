import { StepSettings } from '../shared/number-settings.tsx'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { BoundSettings } from '../shared/validation-settings.tsx'
import { DescriptionSetting, PlaceholderSetting } from '../shared/wording-settings.tsx'

/** Settings of a quantity: the minimum is at least 0, the maximum at least 1 (spec section 5). */
export function QuantitySettings(props: SettingsProps) {
  return (
    <>
      <DescriptionSetting {...props} />
      <PlaceholderSetting {...props} />
      <BoundSettings
        {...props}
        least="Minimum quantity"
        most="Maximum quantity"
        lowest={{ min: 0, max: 1 }}
        step={1}
      />
      <StepSettings {...props} whole />
    </>
  )
}
