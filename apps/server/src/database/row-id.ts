const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** No row has this id. */
const nothing = '00000000-0000-0000-0000-000000000000'

/** The text as an id to look for: one that cannot be an id is looked for like any other, and not found. */
export function rowId(text: string): string {
  return uuid.test(text) ? text : nothing
}
