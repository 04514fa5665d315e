// Loaded only by forms with emphasis or links in their descriptions.
import { withMarks } from '@ramiform/renderer'

export const open = () => ({ wrap: withMarks })
