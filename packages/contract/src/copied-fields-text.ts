import type { Field } from '@ramiform/core/field'

/** Value of `kind` that identifies copied fields on the clipboard. */
const mark = 'ramiform/fields'

/**
 * Serializes fields for the clipboard, so that an owner can paste them into another form.
 * @param fields fields with their settings, as the form schema stores them
 * @returns indented JSON with `kind` and `fields`; `readCopiedFields` reads it back
 */
export function copiedFieldsText(fields: readonly Field[]): string {
  // Another form has other sections and tables.
  const copied = fields.map(({ section: _section, table: _table, ...field }) => field)
  return JSON.stringify({ kind: mark, fields: copied }, null, 2)
}

/**
 * Checks quickly if a text looks like copied fields. It searches only the first 80 characters for the mark.
 * @param text clipboard content of any length
 * @returns true if the text is probably from `copiedFieldsText`; `readCopiedFields` validates it in full
 */
export function looksLikeCopiedFields(text: string): boolean {
  return text.trimStart().startsWith('{') && text.slice(0, 80).includes(`"${mark}"`)
}
