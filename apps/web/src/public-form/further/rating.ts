import { addKind } from '@ramiform/fields/add-kind'
import { ratingKind } from '@ramiform/fields/kinds/rating'

export const open = () => addKind(ratingKind)
