/** Loaded only by forms with tables. */
export { withTables } from '@ramiform/renderer'
