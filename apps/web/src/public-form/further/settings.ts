// Loaded only by forms with fewest or most choices, columns of options, or a step or unit of a number.
import { addSettings } from '@ramiform/fields/add-settings'

export const open = addSettings
