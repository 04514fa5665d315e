import type { FieldHints } from '../shared/field-hints.ts'

export const priceHints: FieldHints = {
  words: [],
  called: ['currency', 'money', 'dollar amount'],
  described: [],
}
