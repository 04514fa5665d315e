import type { FieldHints } from '../shared/field-hints.ts'

/** Only importers of other programs create addresses; in texts, an address is a long text. */
export const addressHints: FieldHints = { words: [], called: [], described: [] }
