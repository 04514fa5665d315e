import type { Field } from '@ramiform/core/field'
import { checkAnswer } from '@ramiform/core/validation/check-answer'
import { fieldTypes } from '@ramiform/fields'
import { sampleTexts } from './sample-texts.ts'
import { numbersInside, stretchesBetween } from './stretches.ts'

const dayMs = 86_400_000
const usualDay = Date.UTC(2026, 0, 15) / dayMs
const firstDay = Date.UTC(2000, 0, 1) / dayMs - 730_485
const lastDay = Date.UTC(9999, 11, 31) / dayMs

/**
 * Numbers to compare: the named ones, and as many between them as there are fields, so that the fields can have any
 * order there.
 *
 * @param named NaN is ignored
 * @param isWhole only whole numbers are answers
 */
export function numbersAround(
  named: readonly number[],
  count: number,
  isWhole: boolean,
): readonly string[] {
  const points = named.filter((one) => !Number.isNaN(one))
  return stretchesBetween(points).flatMap((stretch) => {
    if (stretch.kind === 'point') return [String(stretch.at)]
    const whole = wholeInside(stretch.from, stretch.to, count)
    if (isWhole || whole.length >= count) return whole.map(String)
    const { from, to } = stretch
    const width = (to - from) / (count + 1)
    const between = Array.from({ length: count }, (_, at) => from + width * (at + 1))
    const all = Number.isFinite(width) ? between : numbersInside(stretch).slice(0, count)
    return all.map(String)
  })
}

/** Days to compare, in the same way, within the days that a date can be. */
export function daysAround(named: readonly number[], count: number): readonly string[] {
  const days = named.filter((one) => !Number.isNaN(one)).map((one) => one / dayMs)
  return stretchesBetween(days.length === 0 ? [usualDay] : days)
    .flatMap((stretch) =>
      stretch.kind === 'point' ? [stretch.at] : wholeInside(stretch.from, stretch.to, count),
    )
    .filter((day) => day >= firstDay && day <= lastDay)
    .map((day) => new Date(day * dayMs).toISOString().slice(0, 10))
}

/** The first whole numbers in a stretch. Without a start, the last ones. */
function wholeInside(from: number, to: number, count: number): readonly number[] {
  const start = Number.isFinite(from)
    ? Math.floor(from) + 1
    : Number.isFinite(to)
      ? Math.ceil(to) - count
      : 1
  return Array.from({ length: count }, (_, at) => start + at).filter(
    (one) => one > from && one < to,
  )
}

/** Texts that a field accepts and no rule names. Fewer where they were not found. */
export function textsBeside(named: readonly string[], field: Field, count: number) {
  const context = { fieldTypes, patterns: null }
  const samples = sampleTexts(field)
  const more = samples.flatMap((text) =>
    Array.from({ length: count }, (_, at) => [
      `${at + 1}${text}`,
      text.slice(0, -1) + (at + 1),
    ]).flat(),
  )
  // The last one stands for all texts that no rule names.
  return [...new Set([...samples.slice(0, -1), ...more])]
    .filter((text) => !named.includes(text) && checkAnswer(field, text, context) === null)
    .slice(0, count)
}
