import type { FieldHints } from '../shared/field-hints.ts'

/** Importers and the generator recognize no rating fields yet; their words belong to other types. */
export const ratingHints: FieldHints = { words: [], called: [], described: [] }
