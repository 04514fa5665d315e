import type { Answer, Answers } from '@ramiform/core/answers'

/** Validates answers read from browser storage: keeps only texts and lists of texts. */
export function answersIn(value: unknown): Answers {
  return Object.fromEntries(
    Object.entries(Object(value)).filter((entry): entry is [string, Answer] => isAnswer(entry[1])),
  )
}

function isAnswer(value: unknown): value is string | string[] {
  return [value].flat().every((item) => typeof item === 'string')
}
