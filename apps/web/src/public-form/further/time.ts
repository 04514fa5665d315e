import { addKind } from '@ramiform/fields/add-kind'
import { timeKind } from '@ramiform/fields/kinds/time'

export const open = () => addKind(timeKind)
