import { addKind } from '@ramiform/fields/add-kind'
import { rankingKind } from '@ramiform/fields/kinds/ranking'

export const open = () => addKind(rankingKind)
