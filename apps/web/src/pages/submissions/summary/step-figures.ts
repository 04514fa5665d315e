import { readNumber } from '@ramiform/core/conditions/reading'

interface Count {
  readonly value: string
  readonly count: number
}

/**
 * Figures of a rating or scale from its counted answers. Answers that are not a number do not count.
 *
 * @returns the Net Promoter Score: the share of 9 and 10 less that of 0 to 6, in percent, as a whole number. Null for
 * options other than 0 to 10, and without answers.
 */
export function stepFigures(
  options: readonly string[],
  choices: readonly Count[],
): { readonly average: number | null; readonly netPromoterScore: number | null } {
  const counted = choices
    .map(({ value, count }) => ({ step: readNumber(value), count }))
    .filter(({ step }) => !Number.isNaN(step))
  const countOf = (fits: (step: number) => boolean) =>
    counted.filter(({ step }) => fits(step)).reduce((sum, { count }) => sum + count, 0)
  const all = countOf(() => true)
  if (all === 0) return { average: null, netPromoterScore: null }
  const total = counted.reduce((sum, { step, count }) => sum + step * count, 0)
  const isPromoterScale = options.length === 11 && options[0] === '0' && options[10] === '10'
  const promoters = countOf((step) => step >= 9)
  const detractors = countOf((step) => step <= 6)
  return {
    average: total / all,
    // Adding 0 turns -0 into 0.
    netPromoterScore: isPromoterScale
      ? Math.round((100 * (promoters - detractors)) / all) + 0
      : null,
  }
}
