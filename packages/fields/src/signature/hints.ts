import type { FieldHints } from '../shared/field-hints.ts'

/** Only importers of other programs create signatures; in texts, a signature is a line on paper. */
export const signatureHints: FieldHints = { words: [], called: [], described: [] }
