import type { Warning } from '@ramiform/formats/import'
import type { Collection, Entry } from './collection.ts'
import type { ConditionalSentence } from './conditional-sentence.ts'

/** How far a description has been read: what was found, and what "it" and "if yes" are about. */
export interface Reading {
  readonly found: Collection
  /** how many people or things are asked about by name */
  readonly owners: number
  readonly warnings: Warning[]
  /** what is said of fields before they are named */
  readonly later: Later[]
  /** the field whose answer the last condition named */
  source: Entry | null
  /** what was asked for last */
  last: Entry | null
  /** the first sentence names the form as often as a field */
  isFirst: boolean
}

export type Later =
  | { readonly kind: 'need'; readonly text: string }
  | { readonly kind: 'condition'; readonly sentence: ConditionalSentence }

export function beginReading(found: Collection, owners: number): Reading {
  return { found, owners, warnings: [], later: [], source: null, last: null, isFirst: true }
}

/** Says of all fields whether an answer must be given; of those excepted the opposite. */
export function setAll({ found }: Reading): (required: boolean, except: readonly Entry[]) => void {
  return (required, except) => {
    for (const entry of found.entries) {
      const isExcepted = except.includes(entry)
      entry.draft = { ...entry.draft, required: isExcepted ? !required : required }
    }
  }
}
