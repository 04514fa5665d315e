import { type Answer, isList } from '../answers.ts'

/** An answer or a rule's value, parsed once for all comparisons. */
export interface Reading {
  /** The text; empty for a list. */
  readonly text: string
  readonly items: readonly string[] | null
  /** The number; NaN when the text is not a finite decimal number. */
  readonly number: number
  /** Time of the day in milliseconds; NaN when the text is not an ISO date. */
  readonly day: number
}

/** Creates every reading, so that all have the same object shape, which JavaScript engines run faster. */
function reading(
  text: string,
  items: readonly string[] | null,
  number = Number.NaN,
  day = Number.NaN,
): Reading {
  return { text, items, number, day }
}

/** The reading of every empty answer. A single object, so that comparing identity is enough (decision 1). */
export const nothing = reading('', null)

/** Reads an answer. A payment counts as its status; a value that is not an answer counts as empty. */
export function readAnswer(answer: Answer | undefined): Reading {
  if (typeof answer === 'string') return readText(answer)
  if (isList(answer)) return answer.length === 0 ? nothing : reading('', answer)
  return typeof answer?.status === 'string' ? readText(answer.status) : nothing
}

/** Reads a text or a rule's value. Empty text is `nothing`. */
export function readText(text: string): Reading {
  return text === '' ? nothing : reading(text, null, readNumber(text), readDay(text))
}

/** An answer as the value of a rule. A list counts as its only item, and with several items as empty (decision 631). */
export function asValue(answer: Reading): Reading {
  const { items } = answer
  return items === null ? answer : readText((items.length === 1 && items[0]) || '')
}

/**
 * Each digit can match in one way only. Otherwise a long run of digits and a letter would block a server for minutes.
 */
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/** Parses a finite decimal number. NaN for any other text, also for one with white space (decision 3). */
export function readNumber(text: string): number {
  const number = decimal.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : Number.NaN
}

/** Time of an ISO date `YYYY-MM-DD` in milliseconds. NaN for a day that does not exist (decision 5). */
export function readDay(text: string): number {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return Number.NaN
  const day = new Date(text)
  // `Date` overflows: the 30th of February becomes the 1st or 2nd of March.
  return day.getUTCDate() === Number(text.slice(8)) ? day.getTime() : Number.NaN
}
