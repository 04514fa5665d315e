import type { FieldTypeName } from '@ramiform/fields'

/** Something that a document asks, before it becomes a field. */
export interface Question {
  label: string
  answer: 'open' | 'one' | 'many'
  /** in the order in which they stand; one with room to write on asks for more */
  options: { readonly text: string; readonly hasRoom: boolean }[]
  /** what the document's own form field says of its type */
  type: FieldTypeName | null
  isRequired: boolean
  hint: string
  /** lines to write on */
  lines: number
  /** one of a table's columns, whose cells have room for a few words */
  isColumn: boolean
  maxLength: number | null
  /** the heading that it stands under */
  section: string
  /** `If yes, ...`: position of the question before, and the answer that is meant */
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
    lines: 1,
    isColumn: false,
    maxLength: null,
    section: '',
    follows: null,
    ...more,
  }
}
