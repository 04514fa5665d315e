import { type Answer, isList } from '../answers.ts'

/** An answer, or the value of a rule, read once for every comparison it may take part in. */
export interface Reading {
  /** empty for a list */
  readonly text: string
  readonly items: readonly string[] | null
  /** NaN where the text is no finite decimal number */
  readonly number: number
  /** NaN where the text is no ISO date; otherwise its time */
  readonly day: number
}

/** The one place that makes readings, so that engines see one shape and stay quick. */
function reading(
  text: string,
  items: readonly string[] | null,
  number = Number.NaN,
  day = Number.NaN,
): Reading {
  return { text, items, number, day }
}

/** The reading of every empty answer. It is one object, so that emptiness is an identity check (decision 1). */
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

/** One way to read each digit: with two, a long run of them and a letter would hold a server for minutes. */
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/** The finite decimal number that a text is, without white space; otherwise NaN (decision 3). */
export function readNumber(text: string): number {
  const number = decimal.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : Number.NaN
}

/** The time of an ISO date `YYYY-MM-DD` that the calendar has; otherwise NaN (decision 5). */
export function readDay(text: string): number {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return Number.NaN
  const day = new Date(text)
  // Dates run on: the 30th of February becomes the 1st of March.
  return day.getUTCDate() === Number(text.slice(8)) ? day.getTime() : Number.NaN
}
