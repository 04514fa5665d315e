import type { Field } from '@ramiform/core/field'
import type { Meaning } from '../../meaning/meaning.ts'

/** Meaning of a clause and the fields it mentions, which the next clause may leave out. */
export interface Clause {
  readonly meaning: Meaning
  readonly about: readonly Field[]
  readonly isPerson: boolean
}

export const spoken = (meaning: Meaning, about: readonly Field[], isPerson = false): Clause => ({
  meaning,
  about,
  isPerson,
})

/** A clause about people. It mentions the fields that it reads, or else those of the clause before. */
export function personal(meaning: Meaning, about: readonly Field[]): Clause {
  const read = readBy(meaning)
  return spoken(meaning, read.length > 0 ? read : about, true)
}

function readBy(meaning: Meaning): readonly Field[] {
  if (meaning.kind === 'test') return [meaning.field]
  if (meaning.kind === 'not') return readBy(meaning.part)
  return [...new Set(meaning.parts.flatMap(readBy))]
}
