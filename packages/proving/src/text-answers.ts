import { isBlank } from '@ramiform/core/answers'
import { comparesOf } from '@ramiform/core/conditions/operators'
import { readDay, readNumber } from '@ramiform/core/conditions/reading'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import {
  type Candidates,
  comparedValues,
  namedValues,
  partValues,
  type Source,
} from './candidates.ts'
import { dayAnswers } from './day-answers.ts'
import { sampleTexts, textsAround } from './sample-texts.ts'
import { numbersInside, stretchesBetween } from './stretches.ts'

/** as many contained pieces as all combinations are tried of */
const mostPieces = 6

/**
 * Texts: the values that rules name, every combination of contained pieces, numbers and days where rules compare by
 * size, and another text. A combination for which no text was found stays possible, unless it contradicts itself.
 */
export function textAnswers(source: Source): Candidates {
  const named = namedValues(source)
  const pieces = partValues(source)
  const numbers = comparedValues(source)
    .map(readNumber)
    .filter((number) => !Number.isNaN(number))
  const hasDays = comparedValues(source).some((value) => !Number.isNaN(readDay(value)))
  const measured = [
    ...(numbers.length === 0
      ? []
      : stretchesBetween(numbers).flatMap((stretch) =>
          numbersInside(stretch)
            .slice(0, 2)
            .map((number) => spelled(String(number), source, named)),
        )),
    ...(hasDays ? dayAnswers(source).answers.filter((day) => typeof day === 'string') : []),
  ]
  const filler = sampleTexts(source.field)
  const combinations =
    pieces.length <= mostPieces ? subsetsOf(pieces) : [[], ...pieces.map((one) => [one]), pieces]
  const combined = combinations.flatMap((some) => textsWith(some, pieces, filler, source.field))
  const all = [...filler, ...named, ...combined, ...measured]
  // Nobody would type white space to see a question.
  const answers = [...all.filter((text) => !isBlank(text)), ...all.filter(isBlank)]
  return { answers, others: otherTexts(source, pieces, numbers.length > 0 || hasDays, answers) }
}

/** Most zeros before a number, besides those of texts that rules name. A phone number has three digits or more. */
const mostZeros = 4

/** The number with as few zeros before it that no rule names the text and the question accepts it. */
function spelled(number: string, { accepts }: Source, named: readonly string[]): string {
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(number) ?? []
  const unnamed = Array.from({ length: named.length + mostZeros }, (_, zeros) =>
    zeros === 0 ? number : sign + '0'.repeat(zeros) + digits,
  ).filter((text) => !named.includes(text))
  return unnamed.find(accepts) ?? unnamed[0] ?? number
}

/** Truth vectors of texts that no rule names, for every combination that was not found. */
function otherTexts(
  source: Source,
  pieces: readonly string[],
  isMeasured: boolean,
  answers: readonly string[],
): Candidates['others'] {
  const { max = limits.answerCharacters } = source.field.validation ?? {}
  const vector = (contained: (piece: string) => boolean | null, size: boolean | null) =>
    source.atoms.map(({ rule: { condition, value } }) => {
      if (condition === 'is_empty' || condition === 'equals') return false
      if (condition === 'is_not_empty' || condition === 'not_equals') return true
      if (condition === 'contains') return value === '' ? false : contained(value)
      // The truth of any other condition is open, so that a proof never rests on it.
      if (comparesOf(condition) !== 'size') return null
      return Number.isNaN(readNumber(value)) && Number.isNaN(readDay(value)) ? false : size
    })
  const sized = isMeasured ? null : false
  // Bounds that exclude every length leave white space, which they don't count.
  if (!acceptsSomeLength(source.field))
    return [vector((piece) => (isBlank(piece) ? null : false), false)]
  if (pieces.length > mostPieces) return [vector(() => null, sized)]
  const found = new Set(
    answers
      .filter((text) => source.accepts(text))
      .map((text) => JSON.stringify(source.truthOf(text))),
  )
  // A number or a day may contain pieces in ways that were not tried.
  const measured = isMeasured ? [vector(() => null, null)] : []
  const missing = subsetsOf(pieces)
    .filter((some) => isPossible(some, pieces, max))
    .map((some) => vector((piece) => some.includes(piece), false))
    .filter((truth) => !found.has(JSON.stringify(truth)))
  return pieces.length === 0 && isMeasured && !hasOwnCheck(source)
    ? missing
    : [...missing, ...measured]
}

/** Whether the bounds of a text leave any length at all. */
export function acceptsSomeLength({ validation }: Field): boolean {
  const { min = 0, max = limits.answerCharacters } = validation ?? {}
  return Math.ceil(Math.max(min, 1)) <= Math.floor(Math.min(max, limits.answerCharacters))
}

/** Whether a type or a bound may reject the tried spellings of a number. */
function hasOwnCheck({ field }: Source): boolean {
  const isFree = field.type === 'text' || field.type === 'textarea'
  return !isFree || field.validation?.min !== undefined || field.validation?.max !== undefined
}

/**
 * A text that contains pieces contains those inside of them, and is as long as the shortest text with all. Bounds do
 * not count the length of white space.
 */
function isPossible(some: readonly string[], all: readonly string[], max: number): boolean {
  return (
    (some.every(isBlank) || some.join('').length <= max || shortestWith(some).length <= max) &&
    all.every((piece) => some.includes(piece) || !some.some((one) => one.includes(piece)))
  )
}

/** Texts that contain the pieces and, with a separator that is in none, as little else as possible. */
function textsWith(
  some: readonly string[],
  all: readonly string[],
  filler: readonly string[],
  field: Field,
): readonly string[] {
  const separator = [' ', '-', '.', '_', ',', 'x', 'y', 'q'].find(
    (one) => !all.some((piece) => piece.includes(one)),
  )
  if (some.length === 0) {
    const { min = 0 } = field.validation ?? {}
    const length = Math.min(Math.ceil(Math.max(min, 1)), limits.answerCharacters)
    const long = ['x', 'y', ...(separator === undefined ? [] : [separator])]
    return [
      ...['x', 'y', '?', '-', ...(separator === undefined ? [] : [separator.repeat(3)])],
      ...long.map((one) => one.repeat(length)),
    ]
  }
  const joined = some.join(separator ?? ' ')
  const outer = outermost(some)
  const tight = [outer.join(''), outer.toReversed().join(''), shortestWith(some)]
  const padded = [8, 16, 32, 64, 128].map((size) => joined.padEnd(size, separator ?? 'x'))
  return [
    ...textsAround(outer, joined, field),
    joined,
    some.join(''),
    ...tight,
    ...filler
      .slice(0, 2)
      .flatMap((word) => [`${word} ${joined}`, `${joined} ${word}`, `${word}${joined}`]),
    ...padded,
    `name@${joined}`,
    `name@${joined}.org`,
    `${outer.join('.')}@example.org`,
    `https://${joined}`,
    `https://example.org/${outer.join('/')}`,
    `${outer.join('')}.example.org`,
  ]
}

/** The pieces that are not inside of another one. */
const outermost = (pieces: readonly string[]) =>
  pieces.filter((piece) => !pieces.some((one) => one !== piece && one.includes(piece)))

/** The shortest text that contains the pieces. Of very many pieces, a short one. */
function shortestWith(pieces: readonly string[]): string {
  const outer = outermost(pieces)
  const orders = outer.length <= mostPieces ? ordersOf(outer) : [outer]
  return orders.map(overlapped).reduce((a, b) => (b.length < a.length ? b : a))
}

function ordersOf(items: readonly string[]): readonly (readonly string[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((first, at) =>
    ordersOf(items.toSpliced(at, 1)).map((others) => [first, ...others]),
  )
}

/** Pieces in a row, each laid over the end of the text before where they agree. */
function overlapped(pieces: readonly string[]): string {
  return pieces.reduce((text, piece) => {
    const shared = Array.from({ length: piece.length }, (_, at) => piece.length - at).find((size) =>
      text.endsWith(piece.slice(0, size)),
    )
    return text + piece.slice(shared ?? 0)
  }, '')
}

function subsetsOf(items: readonly string[]): readonly string[][] {
  return Array.from({ length: 2 ** items.length }, (_, mask) =>
    items.filter((_item, at) => (mask >> at) & 1),
  ).toSorted((a, b) => a.length - b.length)
}
