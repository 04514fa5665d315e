import type { FieldHints } from '../shared/field-hints.ts'

/** Texts describe questions; what else they say is no field. */
export const statementHints: FieldHints = { words: [], called: [], described: [] }
