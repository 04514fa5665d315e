// Loaded only by forms with options that are offered for some answers only.
import { withOffers } from '@ramiform/renderer'

export const open = () => ({ wrap: withOffers })
