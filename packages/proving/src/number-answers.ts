import { comparesOf } from '@ramiform/core/conditions/operators'
import { readNumber } from '@ramiform/core/conditions/reading'
import {
  type Candidates,
  comparedValues,
  namedValues,
  partValues,
  type Source,
} from './candidates.ts'
import { stepsInside } from './stepped-numbers.ts'
import { isSearched, numbersInside, type Stretch, stretchesBetween } from './stretches.ts'

/**
 * Numbers, prices and quantities. Except for "contains", a comparison depends on the number alone and changes only
 * at the values it names, so points and the stretches between them cover every answer.
 */
export function numberAnswers(source: Source): Candidates {
  const pieces = partValues(source)
  const { min, max } = source.field.validation ?? {}
  // 0 and 1 are the lowest price and quantity, so no stretch lies across them.
  const thresholds = [...comparedValues(source), ...namedValues(source)]
    .map(readNumber)
    .concat(min ?? Number.NaN, max ?? Number.NaN, 0, 1)
    .filter((number) => !Number.isNaN(number))
  const answers: string[] = []
  const others: (readonly (boolean | null)[])[] = []
  for (const stretch of stretchesBetween(thresholds)) {
    const steps = stepsInside(source.field, stretch)
    const typed = (steps?.numbers ?? numbersInside(stretch)).map(String)
    const isWhole = steps?.isWhole ?? isSearched(stretch)
    const found = typed.find((text) => source.accepts(text))
    if (found !== undefined) answers.push(found)
    if (pieces.length > 0) {
      answers.push(...spellings(stretch, typed, pieces))
      // The typed text may contain a piece in ways that were not tried, unless no number has such letters.
      const example = found ?? typed[0]
      if (example !== undefined && (found !== undefined || !isWhole)) {
        const truth = source.truthOf(example)
        others.push(source.atoms.map(({ rule }, at) => openIn(rule, truth[at] ?? false)))
      }
    } else if (found === undefined && !isWhole) {
      others.push(source.atoms.map(() => null))
    }
  }
  return { answers: answers.toSorted(byOrdinariness), others }
}

function openIn({ condition, value }: { condition: string; value: string }, truth: boolean) {
  return comparesOf(condition) === 'part' && /^[-+.\deE]+$/.test(value) ? null : truth
}

/** Other ways to write numbers of a stretch, so that the text contains what a rule looks for. */
function spellings(
  stretch: Stretch,
  typed: readonly string[],
  pieces: readonly string[],
): readonly string[] {
  const tries = [...typed.slice(0, 3)].flatMap((text) => [
    text,
    ...(text.includes('e') ? [] : text.includes('.') ? [`${text}0`] : [`${text}.0`, `${text}.00`]),
    `0${text}`,
    `+${text}`,
    ...pieces.flatMap((piece) => [`${text}${piece}`, `${text}.${piece}`, `${text}.0${piece}`]),
  ])
  const all = [
    ...tries,
    ...pieces.flatMap((piece) => [
      piece,
      `1${piece}`,
      `2${piece}`,
      `${piece}0`,
      `${piece}1`,
      `0.${piece}`,
      `-${piece}`,
    ]),
    pieces.join(''),
    pieces.toReversed().join(''),
  ]
  return all.filter((text) => isInside(stretch, readNumber(text)))
}

function isInside(stretch: Stretch, number: number): boolean {
  return stretch.kind === 'point'
    ? number === stretch.at
    : number > stretch.from && number < stretch.to
}

/** Small whole numbers first, then others, and negative ones last. */
function byOrdinariness(a: string, b: string): number {
  const rank = (text: string) => {
    const number = readNumber(text)
    return (number < 0 ? 2 : 0) + (Number.isInteger(number) && String(number) === text ? 0 : 1)
  }
  return rank(a) - rank(b) || Math.abs(readNumber(a)) - Math.abs(readNumber(b))
}
