// Loaded only by forms with values.
import { withValues } from '@ramiform/renderer'

export const open = () => ({ wrap: withValues })
