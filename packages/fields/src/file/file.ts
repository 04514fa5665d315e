import { isList } from '@ramiform/core/answers'
import type { FieldType } from '@ramiform/core/field-type'
import { textAnswer, textToLine } from '../shared/text-answer.ts'

/** Files; the answer is their names (decision 30), one text or, where several are taken, a list. */
export const file: FieldType = {
  ...textAnswer,
  type: 'file',
  group: 'special',
  defaultLabel: 'File Upload',
  defaultPlaceholder: '',
  answerKind: 'names',
  check: (field, answer) =>
    !isList(answer) || answer.length <= (field.upload?.maxFiles ?? 1) ? null : 'format',
  toText: (field, answer) => textToLine(field, isList(answer) ? answer.join(', ') : answer),
}
