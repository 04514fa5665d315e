import { ColumnsSetting, OptionPricesSetting } from '../shared/choice-settings.tsx'
import { PicturesSetting } from '../shared/PicturesSetting.tsx'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'

export function RadioSettings(props: SettingsProps) {
  return (
    <>
      <DescriptionSetting {...props} />
      <PicturesSetting {...props} />
      <ColumnsSetting {...props} />
      <OptionPricesSetting {...props} />
    </>
  )
}
