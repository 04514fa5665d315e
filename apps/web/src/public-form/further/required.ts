// Loaded only by forms with fields that are required for some answers only.
import { withRequired } from '@ramiform/renderer'

export const open = () => ({ wrap: withRequired })
