import { addKind } from '@ramiform/fields/add-kind'
import { yesNoKind } from '@ramiform/fields/kinds/yes-no'

export const open = () => addKind(yesNoKind)
