import type { SettingsProps } from '../shared/settings-props.tsx'
import { stepsBetween } from '../shared/step-options.ts'
import { NumberOfSteps, StepEndSettings, stepsWith } from '../shared/step-settings.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'
import { ratingSteps } from './rating.ts'

const shapes = [
  { value: 'stars', label: 'Stars' },
  { value: 'numbers', label: 'Numbers' },
] as const

export function RatingSettings(props: SettingsProps) {
  const { field, onChange, controls } = props
  return (
    <>
      <DescriptionSetting {...props} />
      <controls.Choice
        label="Drawn as"
        value={field.steps?.drawnAs ?? 'stars'}
        choices={shapes}
        onChange={(shape) =>
          onChange(stepsWith(field, { drawnAs: shape === 'numbers' ? 'numbers' : undefined }))
        }
      />
      <NumberOfSteps
        {...props}
        label="Highest"
        {...ratingSteps}
        onHighest={(highest) => onChange({ options: stepsBetween(1, highest) })}
      />
      <StepEndSettings {...props} />
    </>
  )
}
