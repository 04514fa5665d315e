import type { Field } from '@ramiform/core/field'

/** What tells copied fields from any other text on a clipboard. */
const mark = 'ramiform/fields'

/** Fields as a text that can travel over the clipboard to another form, tab or mailbox. */
export function copiedFieldsText(fields: readonly Field[]): string {
  return JSON.stringify({ kind: mark, fields }, null, 2)
}

/** Whether a text means to be copied fields, told without reading all of it. */
export function looksLikeCopiedFields(text: string): boolean {
  return text.trimStart().startsWith('{') && text.slice(0, 80).includes(`"${mark}"`)
}
