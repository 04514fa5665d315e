import type { Candidates } from './candidates.ts'

/** All minutes of a day: a time has so few answers that every one is tried. */
export const timeAnswers: Candidates = {
  answers: Array.from({ length: 24 * 60 }, (_, minute) => {
    const two = (number: number) => String(number).padStart(2, '0')
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  }),
  others: [],
}
