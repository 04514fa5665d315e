import type { FurtherKind } from '../further-kind.tsx'
import { StatementText } from '../statement/StatementText.tsx'
import { noAnswer } from '../statement/statement-answer.ts'

export const statementKind: FurtherKind = {
  type: 'statement',
  Input: StatementText,
  rules: noAnswer,
}
