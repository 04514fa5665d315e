import type { Answer, Answers } from '@ramiform/core/answers'

/** Answers read back from a browser's storage, without anything that is no text and no list of texts. */
export function answersIn(value: unknown): Answers {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Answer] => isKept(entry[1])),
  )
}

function isKept(value: unknown): value is string | string[] {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string')
  return typeof value === 'string'
}
