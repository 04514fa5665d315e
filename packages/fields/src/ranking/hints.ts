import type { FieldHints } from '../shared/field-hints.ts'

/** Only importers of other programs create rankings; texts use the word for checkboxes too. */
export const rankingHints: FieldHints = { words: [], called: [], described: [] }
