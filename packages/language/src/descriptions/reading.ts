import type { Warning } from '@ramiform/formats/import'
import type { Collection, Entry } from './collection.ts'

/** State of reading: the fields found, and the context for "it" and "if yes". */
export interface Reading {
  readonly found: Collection
  /** Number of people or objects mentioned as owners */
  readonly owners: number
  /** true or false if the heading above said so */
  required: boolean | null
  readonly warnings: Warning[]
  /** Apply statements about fields that were not named yet */
  readonly later: (() => unknown)[]
  /** Field of the last condition */
  source: Entry | null
  /** The last question */
  last: Entry | null
  /** The question in the sentence before; its options may follow */
  asked: Entry | null
  /** true: first sentence, which often names the form */
  isFirst: boolean
  /** true: the sentence before names the form, so a list is a list of fields */
  isTitled: boolean
}
