import { type OperatorName, operatorNames, operators } from '@ramiform/core/conditions/operators'
import { limits } from '@ramiform/core/limits'
import { simpleOperators } from '../../../pages/form-editor/logic-panel/simple-logic.ts'
import { tableHtml } from './table.server.ts'

/** Decisions 1 to 6, in the words of somebody who fills a form in. */
const meanings: Readonly<Record<OperatorName, string>> = {
  equals: 'the answer is exactly the value; a list of ticked options is exactly that one option',
  not_equals: 'whenever `equals` does not hold, so also while nothing is answered',
  contains: 'a text includes the value; among ticked options, one of them is the value',
  greater_than: 'the answer is a number or a date after the value',
  less_than: 'the answer is a number or a date before the value',
  is_empty: 'nothing is answered',
  is_not_empty: 'something is answered',
}

export function conditionTable(): string {
  const inSimple: readonly string[] = simpleOperators
  return tableHtml(
    ['Condition', 'In the panel', 'Holds when', 'Simple logic'],
    operatorNames.map((name) => [
      `\`${name}\``,
      operators[name].label,
      meanings[name],
      inSimple.includes(name) ? 'Yes' : 'No',
    ]),
  )
}

const number = (value: number) => value.toLocaleString('en')
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

export function limitTable(): string {
  return tableHtml(
    ['What', 'Most'],
    [
      ['Fields added in the editor or by an import', number(limits.fieldsInEditor)],
      ['Fields that a saved form may have', number(limits.fields)],
      ['Rules of one field', number(limits.rulesPerField)],
      ['Levels of groups in a field’s logic', number(limits.groupDepth)],
      ['Options of a field', number(limits.options)],
      ['Prices that one payment adds up', number(limits.paymentItems)],
      ['Characters of a label', number(limits.labelCharacters)],
      ['Characters of a description or a message', number(limits.descriptionCharacters)],
      ['Characters of a pattern', number(limits.patternCharacters)],
      ['Characters of an answer', number(limits.answerCharacters)],
      ['A form’s schema', megabytes(limits.schemaBytes)],
      ['A submission', megabytes(limits.submissionBytes)],
    ],
  )
}
