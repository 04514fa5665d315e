// Loaded only by forms with statements.
import { addKind } from '@ramiform/fields/add-kind'
import { statementKind } from '@ramiform/fields/kinds/statement'

export const open = () => addKind(statementKind)
