import type { Field } from '@ramiform/core/field'
import { numberAtStep, stepBase } from '@ramiform/core/number-steps'
import type { Stretch } from './stretches.ts'

/** Beyond this size, and for finer steps, binary fractions are not told apart for sure. */
const largest = 1e9
const finest = 1e-5

/**
 * Numbers of a field with a step inside a stretch: the first and the last ones, the most ordinary first. Undefined for a
 * field without a step. `isWhole` is true when the stretch has no valid number if none of them is one.
 */
export function stepsInside(
  field: Field,
  stretch: Stretch,
): { readonly numbers: readonly number[]; readonly isWhole: boolean } | undefined {
  const { step } = field.validation ?? {}
  if (step === undefined) return undefined
  const base = stepBase(field)
  const [from, to] =
    stretch.kind === 'point' ? [stretch.at, stretch.at] : [stretch.from, stretch.to]
  const near = (at: number) => Math.round((at - base) / step)
  const ends = [from, to].filter((end) => Number.isFinite(end))
  const counts = [0, 1, 2, ...ends.map(near).flatMap((count) => [count, count + 1, count - 1])]
  const inside = (number: number) =>
    stretch.kind === 'point' ? number === stretch.at : number > from && number < to
  const numbers = counts
    .filter(Number.isSafeInteger)
    .map((count) => numberAtStep(field, count))
    .filter((number) => Number.isFinite(number) && inside(number))
  // Quantities are whole, so with other steps only some of the steps are valid.
  const isExact = field.type !== 'quantity' || (Number.isInteger(step) && Number.isInteger(base))
  const isSmall = [...ends, base, step].every((one) => Math.abs(one) < largest)
  return { numbers: [...new Set(numbers)], isWhole: isExact && isSmall && step >= finest }
}
