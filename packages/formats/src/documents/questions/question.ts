import type { FieldTypeName } from '@ramiform/fields'

/** A question of a document, before it becomes a field. */
export interface Question {
  label: string
  answer: 'open' | 'one' | 'many'
  /** Options in order; one with room asks for more text */
  options: { readonly text: string; readonly hasRoom: boolean }[]
  /** Type of the document's own form field */
  type: FieldTypeName | null
  isRequired: boolean
  hint: string
  /** Names of the ends of a scale: `0: Never, 10: Always` */
  ends: string
  /** Lines to write on */
  lines: number
  /** true: a column of a table, whose cells have room for a few words */
  isColumn: boolean
  maxLength: number | null
  /** true: no words above name it, so its label is made up */
  isUnnamed: boolean
  /** Heading above it */
  section: string
  /** `If yes, ...`: index of the question before, and the option */
  follows: { readonly at: number; readonly option: string } | null
}

export function aQuestion(label: string, more: Partial<Question> = {}): Question {
  return {
    label,
    answer: 'open',
    options: [],
    type: null,
    isRequired: false,
    hint: '',
    ends: '',
    lines: 1,
    isColumn: false,
    maxLength: null,
    isUnnamed: false,
    section: '',
    follows: null,
    ...more,
  }
}
