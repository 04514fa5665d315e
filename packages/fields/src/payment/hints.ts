import type { FieldHints } from '../shared/field-hints.ts'

export const paymentHints: FieldHints = {
  words: [],
  called: [],
  described: [],
}
