import type { FieldHints } from '../shared/field-hints.ts'

/** Importers and the generator recognize no scale fields yet; their words belong to other types. */
export const scaleHints: FieldHints = { words: [], called: [], described: [] }
