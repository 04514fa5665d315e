import type { FieldHints } from '../shared/field-hints.ts'

/** In documents, a signature is a line on paper. Descriptions make a signature field of it (decision 707). */
export const signatureHints: FieldHints = { words: [], called: [], described: [] }
