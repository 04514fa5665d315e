import type { FieldHints } from '../shared/field-hints.ts'

/** Importers recognize no times; their words belong to other types. Descriptions make times of labels such as "Arrival time" (decision 707). */
export const timeHints: FieldHints = { words: [], called: [], described: [] }
