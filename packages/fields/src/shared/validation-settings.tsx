import type { Validation } from '@ramiform/core/field'
import type { SettingsProps } from './settings-props.tsx'
import { filled } from './wording-settings.tsx'

interface Bounds {
  readonly least: string
  readonly most: string
  readonly lowest?: { readonly min: number; readonly max: number }
  readonly step?: number
}

/** Bounds of a text count its characters (decision 11). */
export function LengthSettings(props: SettingsProps) {
  return (
    <BoundSettings
      {...props}
      least="Fewest characters"
      most="Most characters"
      lowest={{ min: 0, max: 1 }}
      step={1}
    />
  )
}

/** Bounds of a number hold for its value (decision 11). */
export function ValueSettings(props: SettingsProps) {
  return <BoundSettings {...props} least="Lowest value" most="Highest value" />
}

export function BoundSettings({
  field,
  onChange,
  problems,
  controls,
  ...bounds
}: SettingsProps & Bounds) {
  const { min, max } = field.validation ?? {}
  return (
    <>
      <controls.Number
        label={bounds.least}
        value={min}
        onChange={(min) => onChange(validationWith(field.validation, { min }), 'min')}
        min={bounds.lowest?.min}
        step={bounds.step}
        error={problems['validation.min']}
      />
      <controls.Number
        label={bounds.most}
        value={max}
        onChange={(max) => onChange(validationWith(field.validation, { max }), 'max')}
        min={bounds.lowest?.max}
        step={bounds.step}
        error={problems['validation.max']}
      />
    </>
  )
}

/** What an answer must look like, as a regular expression. */
export function PatternSetting({ field, onChange, problems, controls }: SettingsProps) {
  return (
    <controls.Text
      label="Pattern"
      hint="A regular expression. It may match any part of the answer; ^ and $ stand for its start and end."
      value={field.validation?.pattern ?? ''}
      onChange={(pattern) =>
        onChange(validationWith(field.validation, { pattern: filled(pattern) }), 'pattern')
      }
      placeholder="^[A-Z]{2}[0-9]+$"
      code
      error={problems['validation.pattern']}
    />
  )
}

/** Validation with nothing left in it is stored as absent. */
function validationWith(
  validation: Validation | undefined,
  change: Validation,
): { validation: Validation | undefined } {
  const next = { ...validation, ...change }
  const isEmpty = Object.values(next).every((value) => value === undefined)
  return { validation: isEmpty ? undefined : next }
}
