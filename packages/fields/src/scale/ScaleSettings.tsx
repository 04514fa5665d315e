import type { SettingsProps } from '../shared/settings-props.tsx'
import { stepRange, stepsBetween } from '../shared/step-options.ts'
import { NumberOfSteps, StepEndSettings } from '../shared/step-settings.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'
import { scaleSteps } from './scale.ts'

const starts = [
  { value: '0', label: '0' },
  { value: '1', label: '1' },
] as const

export function ScaleSettings(props: SettingsProps) {
  const { field, onChange, controls } = props
  const { lowest, highest } = stepRange(field.options)
  return (
    <>
      <DescriptionSetting {...props} />
      <controls.Choice
        label="Lowest"
        value={String(lowest)}
        choices={starts}
        onChange={(start) =>
          onChange({
            options: stepsBetween(Number(start), Math.max(highest, scaleSteps.least + 1)),
          })
        }
      />
      <NumberOfSteps
        {...props}
        label="Highest"
        least={scaleSteps.least + lowest}
        most={scaleSteps.most}
        onHighest={(next) => onChange({ options: stepsBetween(lowest, next) })}
      />
      <StepEndSettings {...props} />
    </>
  )
}
