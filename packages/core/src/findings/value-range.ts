import type { Field } from '../field.ts'
import type { Formula } from '../formula.ts'

/** Numbers that a formula can give. No result is outside. */
export interface Range {
  readonly least: number
  readonly most: number
}

const all: Range = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }
/** No number at all, as of a value that is always empty. */
export const noNumber: Range = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }
const isEmpty = ({ least, most }: Range) => least > most
const range = (least: number, most: number): Range =>
  Number.isNaN(least) || Number.isNaN(most) ? all : { least, most }

/** Also covers rounding at the twelfth decimal place, and that of binary numbers here. */
function wider({ least, most }: Range): Range {
  const by = (size: number) => (Number.isFinite(size) ? Math.abs(size) * 1e-9 + 1e-9 : 0)
  return range(least - by(least), most + by(most))
}

const union = (ranges: readonly Range[]): Range =>
  range(Math.min(...ranges.map(({ least }) => least)), Math.max(...ranges.map(({ most }) => most)))

/** An empty part of a sum counts as nothing. */
const orZero = ({ least, most }: Range): Range => range(Math.min(least, 0), Math.max(most, 0))

function times(a: Range, b: Range): Range {
  if (isEmpty(a) || isEmpty(b)) return noNumber
  const corners = [a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most]
  return wider(range(Math.min(...corners), Math.max(...corners)))
}

/**
 * The smallest and largest number that a formula can give, whatever is answered.
 *
 * @param fieldOf undefined for a source that is gone
 * @param known ranges of values, which formulas of formulas read again and again. Values in loops have `noNumber`.
 */
export function rangeOf(
  formula: Formula,
  fieldOf: (id: string) => Field | undefined,
  known = new Map<string, Range>(),
): Range {
  const of = (part: Formula) => rangeOf(part, fieldOf, known)
  switch (formula.kind) {
    case 'number':
      return wider(range(formula.value, formula.value))
    case 'text':
      return all
    case 'answer': {
      const field = fieldOf(formula.id)
      if (field?.formula) {
        const same = known.get(formula.id)
        if (same !== undefined) return same
        // Ends a loop.
        known.set(formula.id, all)
        const found = rangeOf(field.formula, fieldOf, known)
        known.set(formula.id, found)
        return found
      }
      if (field?.type !== 'number' && field?.type !== 'quantity') return all
      const { min = all.least, max = all.most } = field.validation ?? {}
      return wider(range(min, max))
    }
    case 'count':
      return range(0, mostItems(fieldOf(formula.id)))
    case 'points': {
      const points = formula.points.map((one) => one.points)
      const sum = (some: readonly number[]) => some.reduce((so, one) => so + one, 0)
      return wider(
        range(sum(points.filter((one) => one < 0)), sum(points.filter((one) => one > 0))),
      )
    }
    case 'round': {
      const { least, most } = of(formula.of)
      const step = 10 ** -formula.places
      return wider(range(least - step, most + step))
    }
    case 'if':
      return union([of(formula.yes), of(formula.no)])
    case 'min':
    case 'max':
      return union(formula.of.map(of))
    case 'sum':
      return wider(
        formula.of
          .map((part) => orZero(of(part)))
          .reduce((so, one) => range(so.least + one.least, so.most + one.most)),
      )
    case 'difference':
      return wider(
        formula.of
          .map((part) => orZero(of(part)))
          .reduce((so, one) => range(so.least - one.most, so.most - one.least)),
      )
    case 'product':
      return formula.of.map(of).reduce(times)
    case 'division':
      return formula.of.map(of).reduce((so, by) => {
        if (isEmpty(so) || isEmpty(by)) return noNumber
        return by.least > 0 || by.most < 0 ? times(so, range(1 / by.most, 1 / by.least)) : all
      })
  }
}

/** As many items as an answer has. *Other* adds one to the options. */
function mostItems(field: Field | undefined): number {
  const options = field?.options?.length ?? 0
  return options === 0 ? all.most : options + (field?.other === undefined ? 0 : 1)
}
