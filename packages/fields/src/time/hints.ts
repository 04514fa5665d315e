import type { FieldHints } from '../shared/field-hints.ts'

/** Importers recognize no times; their words belong to other types. Descriptions do by the whole label (decision 707). */
export const timeHints: FieldHints = { words: [], called: [], described: [] }
