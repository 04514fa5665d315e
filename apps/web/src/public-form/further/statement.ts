// Loaded only by forms with statements.
import type { Filling } from '@ramiform/core/filling/filling'
import { addKind } from '@ramiform/fields/add-kind'
import { statementKind } from '@ramiform/fields/kinds/statement'
import { withStatements } from '@ramiform/renderer'

export const open = () => ({
  ...addKind(statementKind),
  wrap: withStatements,
  // A question of an earlier version may have left an answer, which nobody could correct. The server drops it, too.
  bring(filling: Filling) {
    for (const field of filling.fields)
      if (filling.rules(field)?.answerKind === 'none') filling.setAnswer(field.id, undefined)
  },
})
