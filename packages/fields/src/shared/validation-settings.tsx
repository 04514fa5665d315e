import type { Validation } from '@ramiform/core/field'
import { currencyOf } from './currency.ts'
import type { SettingsProps } from './settings-props.tsx'
import { filled } from './wording-settings.tsx'

interface Bounds {
  readonly least: string
  readonly most: string
  readonly lowest?: { readonly min: number; readonly max: number }
  readonly step?: number
}

/** Settings for the length limits of a text, in characters (decision 11). */
export function LengthSettings(props: SettingsProps) {
  return (
    <BoundSettings
      {...props}
      least="Minimum characters"
      most="Maximum characters"
      lowest={{ min: 0, max: 1 }}
      step={1}
    />
  )
}

/** Settings for the limits of a number's value (decision 11). */
export function ValueSettings(props: SettingsProps) {
  return <BoundSettings {...props} least="Minimum value" most="Maximum value" />
}

/** Two number inputs for `validation.min` and `max`. */
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

/** Settings for the limits of a price, typed as amounts. They are stored in units of the currency, like answers. */
export function AmountBoundSettings({
  field,
  currency,
  onChange,
  problems,
  controls,
  least,
  most,
}: SettingsProps & { readonly least: string; readonly most: string }) {
  const { min, max } = field.validation ?? {}
  const hint = `In ${currencyOf(field, currency).toUpperCase()}. Leave empty for no limit.`
  const inCents = (units: number | undefined) =>
    units === undefined ? undefined : Math.round(units * 100)
  const inUnits = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100)
  return (
    <>
      <controls.Money
        label={least}
        value={inCents(min)}
        onChange={(cents) =>
          onChange(validationWith(field.validation, { min: inUnits(cents) }), 'min')
        }
        hint={hint}
        error={problems['validation.min']}
      />
      <controls.Money
        label={most}
        value={inCents(max)}
        onChange={(cents) =>
          onChange(validationWith(field.validation, { max: inUnits(cents) }), 'max')
        }
        hint={hint}
        error={problems['validation.max']}
      />
    </>
  )
}

/** Setting for `validation.pattern`, a regular expression. */
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

/** Changes the validation. Stores an empty validation as absent. */
export function validationWith(
  validation: Validation | undefined,
  change: Validation,
): { validation: Validation | undefined } {
  const next = { ...validation, ...change }
  const isEmpty = Object.values(next).every((value) => value === undefined)
  return { validation: isEmpty ? undefined : next }
}
