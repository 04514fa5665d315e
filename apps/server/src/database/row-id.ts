const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Id that no row has. */
const nothing = '00000000-0000-0000-0000-000000000000'

/** Valid UUID for a query. Other texts become an id that finds nothing. */
export function rowId(text: string): string {
  return uuid.test(text) ? text : nothing
}
