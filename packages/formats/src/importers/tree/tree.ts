import { limits } from '@ramiform/core/limits'
import { fieldsOfText, isWrittenText } from '../../documents/questions/fields-of-text.ts'
import { type Importer, type ImportResult, type NewFieldId, usualChoices } from '../../import.ts'
import { isBinary, notText } from '../../reading/binary.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { labelText } from '../../reading/label-text.ts'
import { newField } from '../../reading/new-field.ts'
import { fieldsOfSteps } from '../../reading/question-tree.ts'
import { withNestedLists } from '../../reading/restarted-lists.ts'
import { unusedLines } from '../../reading/unused-lines.ts'
import { readLines } from './lines.ts'
import { outlineOf } from './outline.ts'
import { stepsOf } from './steps.ts'

/** Reads a decision tree in plain text (spec section 5). */
export const tree: Importer = {
  name: 'tree',
  label: 'ASCII Tree',
  listedAs: 'ASCII Tree (.txt/.tree)',
  extensions: ['txt', 'tree'],
  isAnyText: true,
  choices: () => ['branchesBecomeConditions'],
  likeness(text) {
    if (isWrittenText(text)) return 'likely'
    if (/[├└┣┗╠╚╰]|^[ \t]*[|+`\\]-{1,}/m.test(text)) return 'likely'
    if (/(?:^|[\s\])])(?:yes|no)\s*(?:→|[-=]+>|:)/im.test(text)) return 'likely'
    return /[?？]/.test(text) ? 'perhaps' : 'no'
  },
  read(text, newId, { branchesBecomeConditions } = usualChoices) {
    if (!isBinary(text) && isWrittenText(text)) return fieldsOfText(text, newId)
    return readTree(text, newId, { withConditions: branchesBecomeConditions })
  },
}

export interface TreeReading {
  readonly withConditions: boolean
  /** Lines below a question in which options may begin without depth or marks (spec section 5) */
  readonly lookAhead?: number
  /** true: a text without questions still becomes one field, as in an import */
  readonly withStandIn?: boolean
}

export function readTree(
  text: string,
  newId: NewFieldId,
  { withConditions, lookAhead, withStandIn = true }: TreeReading,
): ImportResult {
  if (isBinary(text)) return notText
  const { steps, unused, outcomes } = stepsOf(
    outlineOf(readLines(withNestedLists(text)), lookAhead),
    newId,
  )
  const { fields, warnings } = fieldsOfSteps(steps, { withConditions })
  if (fields.length > 0) return foundFields(fields, [...warnings, ...unusedLines(unused, outcomes)])

  const asked = fragmentsOf(text)
  if (asked.length > 0) {
    return foundFields(
      asked.map((label) => newField('radio', newId(), { label, options: ['Yes', 'No'] })),
    )
  }
  if (!withStandIn || !/[\p{L}\p{N}]/u.test(text)) return foundFields([])
  const generated = newField('text', newId(), { label: 'Generated Field' })
  const message = 'No questions found. Edit this field or check the text.'
  return foundFields([generated], [{ message, fieldId: generated.id }])
}

/** Texts before question marks (spec section 5). */
function fragmentsOf(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => /[?？]/.test(line))
  const pieces = lines.flatMap((line) =>
    line.split(/(?<=[?？])/).filter((piece) => /[?？]$/.test(piece)),
  )
  return pieces
    .slice(0, limits.fields)
    .map((piece) => labelText(piece.slice(-200)))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}
