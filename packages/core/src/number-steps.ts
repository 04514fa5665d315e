import type { Field } from './field.ts'
import type { FieldType } from './field-type.ts'

// Numbers with a step: valid ones are the minimum, or 0, plus a multiple of the step (decision 533).

/** Digits after the point of a decimal number. */
function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** The number where the steps of a field begin. */
export function stepBase({ validation }: Pick<Field, 'validation'>): number {
  return validation?.min ?? 0
}

/**
 * The number after `count` steps. It is rounded to the decimals of the step and its start, because multiples of binary
 * fractions are not exact: 3 * 0.1 is not 0.3.
 */
export function numberAtStep(field: Pick<Field, 'validation'>, count: number): number {
  const { step = 1 } = field.validation ?? {}
  const base = stepBase(field)
  const decimals = Math.min(100, Math.max(decimalsOf(base), decimalsOf(step)))
  return Number((base + count * step).toFixed(decimals))
}

/** The valid number nearest to another one, within the bounds. */
export function nearestStep(field: Pick<Field, 'validation'>, number: number): number {
  const { step = 1, max = Number.POSITIVE_INFINITY } = field.validation ?? {}
  const count = Math.round((number - stepBase(field)) / step)
  const nearest = numberAtStep(field, count)
  return nearest > max ? numberAtStep(field, count - 1) : nearest
}

/** True for numbers and quantities. A price has cents. */
export function canHaveSteps(type: FieldType | undefined): boolean {
  return type?.bounds === 'value' && type.counts !== 'price'
}
