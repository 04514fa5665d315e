// Loaded only by forms with fewest or most choices, columns of options, or a step or unit of a number.
import { addFurtherLimits } from '@ramiform/fields/add-further-limits'

export const open = addFurtherLimits
