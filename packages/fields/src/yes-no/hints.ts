import type { FieldHints } from '../shared/field-hints.ts'

/** Importers and the generator recognize no yes-no fields yet; their words belong to other types. */
export const yesNoHints: FieldHints = { words: [], called: [], described: [] }
