import { type Field, submitterEmailKey } from '../field.ts'

/**
 * Readable form of a label for an address: `Crème Brûlée, 2nd round!` becomes `creme-brulee-2nd-round`. Keeps letters
 * of every script. Empty for a label without letters and digits.
 */
export function readableKey(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/**
 * Fields by the names that an address may use (decision 160): each id, and each readable key that is unique and not
 * an id. The field for the respondent's address has no key, since its label depends on the visitor's language.
 */
export function fieldsByKey(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const byKey = new Map<string, Field | null>()
  for (const field of fields) {
    const key = field.id === submitterEmailKey ? '' : readableKey(field.firstLabel ?? field.label)
    if (key !== '') byKey.set(key, byKey.has(key) ? null : field)
  }
  for (const field of fields) byKey.set(field.id, field)
  return new Map([...byKey].flatMap(([key, field]) => (field === null ? [] : [[key, field]])))
}

/** The name of a field in an address: its readable key, or its id when the key is not unique. */
export function keyOfField(field: Field, byKey: ReadonlyMap<string, Field>): string {
  const key = readableKey(field.label)
  return byKey.get(key) === field ? key : field.id
}
