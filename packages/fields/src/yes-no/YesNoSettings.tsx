import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'

export function YesNoSettings(props: SettingsProps) {
  const { field, onChange, problems, controls } = props
  const { options = [] } = field
  return (
    <>
      <DescriptionSetting {...props} />
      {['First option', 'Second option'].map((label, at) => (
        <controls.Text
          key={label}
          label={label}
          value={options[at] ?? ''}
          onChange={(text) => onChange({ options: options.with(at, text) }, `option ${at}`)}
          error={at === 0 ? problems.options : undefined}
        />
      ))}
    </>
  )
}
