import { comparesOf } from '@ramiform/core/conditions/operators'
import { readDay } from '@ramiform/core/conditions/reading'
import {
  type Candidates,
  comparedValues,
  namedValues,
  partValues,
  type Source,
} from './candidates.ts'
import { stretchesBetween } from './stretches.ts'

const dayMs = 86_400_000
const firstDay = Date.UTC(2000, 0, 1) / dayMs - 730_485
const lastDay = Date.UTC(9999, 11, 31) / dayMs
/** a day to suggest where a rule names none */
const usualDay = Date.UTC(2026, 0, 15) / dayMs

/** Days from the year 0 to 9999, which is what a date can be. Days are whole, so nothing lies between neighbors. */
export function dayAnswers(source: Source): Candidates {
  const limits = [source.field.earliest, source.field.latest].filter(
    (day) => typeof day === 'string',
  )
  const named = [...comparedValues(source), ...namedValues(source), ...limits]
  const days = named.map((value) => readDay(value) / dayMs).filter((day) => !Number.isNaN(day))
  const answers: string[] = []
  const others: (readonly (boolean | null)[])[] = []
  const pieces = partValues(source)
  const tries = pieces.length === 0 ? [] : daysWith(pieces, days)
  for (const stretch of stretchesBetween([firstDay - 1, ...days, lastDay + 1])) {
    const [from, to] =
      stretch.kind === 'point' ? [stretch.at, stretch.at] : [stretch.from + 1, stretch.to - 1]
    if (from < firstDay || to > lastDay || from > to) continue
    const isUsual = usualDay >= from && usualDay <= to
    const day = isUsual ? usualDay : from === firstDay ? to : from
    const example = textOf(day)
    answers.push(example)
    if (pieces.length === 0) continue
    answers.push(...tries.filter((one) => one >= from && one <= to).map(textOf))
    const truth = source.truthOf(example)
    others.push(
      source.atoms.map(({ rule }, at) =>
        comparesOf(rule.condition) === 'part' && /^[-\d]{1,10}$/.test(rule.value)
          ? null
          : (truth[at] ?? false),
      ),
    )
  }
  return { answers, others }
}

const textOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** Days near those named, and in the years and months that a rule looks for. */
function daysWith(pieces: readonly string[], named: readonly number[]): readonly number[] {
  const years = new Set(['2025', '2026', '2027', ...named.map((day) => textOf(day).slice(0, 4))])
  const months = new Set(['01', '02', '06', '11', '12'])
  const ofMonth = new Set(['01', '15', '28', '31'])
  for (const piece of pieces) {
    for (const year of piece.match(/\d{4}/g) ?? []) years.add(year)
    for (const two of piece.match(/\d\d/g) ?? []) {
      months.add(two)
      ofMonth.add(two)
    }
  }
  const texts = [...years].flatMap((year) =>
    [...months].flatMap((month) => [...ofMonth].map((day) => `${year}-${month}-${day}`)),
  )
  return texts.map((text) => readDay(text) / dayMs).filter((day) => !Number.isNaN(day))
}
