// Loaded only by forms whose labels, descriptions or sections show answers.
import { withTexts } from '@ramiform/renderer'

export const open = () => ({ wrap: withTexts })
