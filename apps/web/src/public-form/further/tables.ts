// Loaded only by forms with tables.
import { withTables } from '@ramiform/renderer'

export const open = () => ({ wrap: withTables })
