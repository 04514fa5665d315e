import type { SettingsProps } from './settings-props.tsx'
import { validationWith } from './validation-settings.tsx'
import { filled } from './wording-settings.tsx'

/** Step and unit of a number (decision 533). `whole` accepts only whole steps. */
export function StepSettings(props: SettingsProps & { readonly whole?: boolean }) {
  const { field, onChange, problems, controls, whole } = props
  const { min, step } = field.validation ?? {}
  return (
    <>
      <controls.Number
        label="Step"
        value={step}
        hint={`Answers must be ${min ? `${min} plus ` : ''}a multiple of it. Leave empty for any ${whole ? 'whole ' : ''}number.`}
        min={whole ? 1 : 0}
        step={whole ? 1 : undefined}
        onChange={(step) => onChange(validationWith(field.validation, { step }), 'step')}
        error={problems['validation.step']}
      />
      <controls.Text
        label="Unit"
        value={field.unit ?? ''}
        placeholder="kg"
        hint="Shown behind the input."
        onChange={(unit) => onChange({ unit: filled(unit) }, 'unit')}
        error={problems.unit}
      />
    </>
  )
}
