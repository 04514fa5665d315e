import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'
import { rankable } from './ranking-answer.ts'

export function RankingSettings(props: SettingsProps) {
  const { field, onChange, problems, controls } = props
  return (
    <>
      <DescriptionSetting {...props} />
      <controls.Number
        label="Ranks to give"
        value={field.ranks}
        hint={`Leave empty for all ${rankable(field).length} options.`}
        min={1}
        step={1}
        onChange={(ranks) => onChange({ ranks }, 'ranks')}
        error={problems.ranks}
      />
    </>
  )
}
