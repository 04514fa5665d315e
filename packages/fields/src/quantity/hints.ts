import type { FieldHints } from '../shared/field-hints.ts'

export const quantityHints: FieldHints = {
  words: [],
  called: [],
  described: [],
}
