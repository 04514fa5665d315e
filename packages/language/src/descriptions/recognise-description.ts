import type { Field } from '@ramiform/core/field'
import type { NewFieldId, Warning } from '@ramiform/formats/import'
import { collect } from './collection.ts'
import { optionsOf, typeOf } from './draft.ts'
import { fieldOf } from './field-of.ts'
import { linesOf } from './lines.ts'
import { ownersIn } from './owners.ts'
import { readBlocks } from './read-blocks.ts'
import { createReader } from './reader.ts'

/** What was recognised in the words of a description. */
export interface Recognised {
  readonly fields: readonly Field[]
  readonly warnings: readonly Warning[]
  /** for each field the words that it came from, by its id */
  readonly origins: ReadonlyMap<string, string>
}

/** longer descriptions are read up to here; nobody writes so much about one form */
export const longestDescription = 20_000

/** The fields, options and conditions that a description asks for in plain words. Prose that asks nothing gives none. */
export function recogniseDescription(text: string, newId: NewFieldId): Recognised {
  const read = text.slice(0, longestDescription)
  const found = collect(newId)
  const reader = createReader(found, ownersIn(read))
  readBlocks(linesOf(read), reader)
  reader.finish()
  const warnings: Warning[] = [...reader.warnings]
  for (const { id, draft } of found.entries) {
    if (isChoice(typeOf(draft)) && optionsOf(draft).length === 0) {
      warnings.push({ message: 'Its options are still to be written.', fieldId: id })
    }
  }
  if (text.length > longestDescription) {
    const count = longestDescription.toLocaleString('en')
    warnings.unshift({ message: `Only the first ${count} characters were read.` })
  }
  return {
    fields: found.entries.map(fieldOf),
    warnings,
    origins: new Map(found.entries.map(({ id, draft }) => [id, draft.origin])),
  }
}

function isChoice(type: string): boolean {
  return type === 'radio' || type === 'select' || type === 'checkbox'
}
