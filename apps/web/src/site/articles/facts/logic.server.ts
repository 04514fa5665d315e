import {
  type OperatorName,
  operatorNames,
  operators,
  simpleOperators,
} from '@ramiform/core/conditions/operators'
import { limits } from '@ramiform/core/limits'
import { tableHtml } from '../../html/table.server.ts'

/** Decisions 1 to 6, in plain words. */
const meanings: Readonly<Record<OperatorName, string>> = {
  equals: 'The answer is exactly the value. Of several options, only this one is checked',
  not_equals: '`equals` is false. Also true for an empty answer',
  contains: 'Text includes the value, or one of the checked options is the value',
  greater_than: 'The answer is a number above the value, or a later date',
  less_than: 'The answer is a number below the value, or an earlier date',
  is_empty: 'There is no answer',
  is_not_empty: 'There is an answer',
}

export function conditionTable(): string {
  const inSimple: readonly string[] = simpleOperators
  return tableHtml(
    ['Condition', 'In the panel', 'True when', 'Simple logic'],
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
    ['Item', 'Maximum'],
    [
      ['Fields in the editor or an import', number(limits.fieldsInEditor)],
      ['Fields in a saved form', number(limits.fields)],
      ['Rules per field', number(limits.rulesPerField)],
      ['Levels of groups in a field’s logic', number(limits.groupDepth)],
      ['Options per field', number(limits.options)],
      ['Prices in one payment', number(limits.paymentItems)],
      ['Characters in a label', number(limits.labelCharacters)],
      ['Characters in a description or message', number(limits.descriptionCharacters)],
      ['Characters in a pattern', number(limits.patternCharacters)],
      ['Characters in an answer', number(limits.answerCharacters)],
      ['Size of a form’s schema', megabytes(limits.schemaBytes)],
      ['Size of a submission', megabytes(limits.submissionBytes)],
    ],
  )
}
