import { addKind } from '@ramiform/fields/add-kind'
import { scaleKind } from '@ramiform/fields/kinds/scale'

export const open = () => addKind(scaleKind)
