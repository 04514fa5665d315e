import type { Field } from '@ramiform/core/field'
import type { Meaning } from '../../meaning/meaning.ts'

/** What a clause says, and what it spoke of: the next clause may leave that out. */
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

/** Said of people: it speaks of the fields that it reads, or else of those before. */
export function personal(meaning: Meaning, about: readonly Field[]): Clause {
  const read = readBy(meaning)
  return spoken(meaning, read.length > 0 ? read : about, true)
}

function readBy(meaning: Meaning): readonly Field[] {
  if (meaning.kind === 'test') return [meaning.field]
  if (meaning.kind === 'not') return readBy(meaning.part)
  return [...new Set(meaning.parts.flatMap(readBy))]
}
