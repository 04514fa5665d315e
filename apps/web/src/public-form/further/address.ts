import { addKind } from '@ramiform/fields/add-kind'
import { addressKind } from '@ramiform/fields/kinds/address'

export const open = () => addKind(addressKind)
