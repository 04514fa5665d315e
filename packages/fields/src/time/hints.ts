import type { FieldHints } from '../shared/field-hints.ts'

/** Importers and the generator recognize no time fields yet; their words belong to other types. */
export const timeHints: FieldHints = { words: [], called: [], described: [] }
