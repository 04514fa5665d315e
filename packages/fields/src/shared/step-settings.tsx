import type { Field, StepSettings } from '@ramiform/core/field'
import type { SettingsProps } from './settings-props.tsx'
import { stepRange, stepsBetween } from './step-options.ts'
import { filled } from './wording-settings.tsx'

/** Choice of the highest number, from `least` to `most`. */
export function NumberOfSteps({
  field,
  controls,
  label,
  least,
  most,
  onHighest,
}: SettingsProps & {
  readonly label: string
  readonly least: number
  readonly most: number
  onHighest(highest: number): void
}) {
  return (
    <controls.Choice
      label={label}
      value={String(stepRange(field.options).highest)}
      choices={stepsBetween(least, most).map((value) => ({ value, label: value }))}
      onChange={(value) => onHighest(Number(value))}
    />
  )
}

/** Texts at the lowest and the highest number. */
export function StepEndSettings({ field, onChange, problems, controls }: SettingsProps) {
  return (
    <>
      <controls.Text
        label="Text at the lowest"
        value={field.steps?.lowest ?? ''}
        placeholder="Not at all likely"
        onChange={(text) => onChange(stepsWith(field, { lowest: filled(text) }), 'lowest')}
        error={problems['steps.lowest']}
      />
      <controls.Text
        label="Text at the highest"
        value={field.steps?.highest ?? ''}
        placeholder="Very likely"
        onChange={(text) => onChange(stepsWith(field, { highest: filled(text) }), 'highest')}
        error={problems['steps.highest']}
      />
    </>
  )
}

/** Changes the look of the steps. Stores no settings as absent. */
export function stepsWith(
  { steps }: Field,
  change: StepSettings,
): { steps: StepSettings | undefined } {
  const next = Object.entries({ ...steps, ...change }).filter(([, value]) => value !== undefined)
  return { steps: next.length === 0 ? undefined : Object.fromEntries(next) }
}
