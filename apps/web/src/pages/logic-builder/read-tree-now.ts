import { basicFields } from '@ramiform/formats/generators/generated-form'
import {
  type DecisionTree,
  drawTree,
  readDecisionTree,
} from '@ramiform/formats/generators/read-decision-tree'
import type { NewFieldId } from '@ramiform/formats/import'
import { notUnderstoodWarning } from '@ramiform/language/descriptions/not-understood'
import { recognizeDescription } from '@ramiform/language/descriptions/recognize-description'
import { newFieldIds } from '../../forms/field-id.ts'

/** A tree, or a description of a form in words. */
export interface TreeSource {
  readonly kind: 'tree' | 'words'
  readonly text: string
}

/** Input for reading a tree. Plain data, so that it can be posted to a worker. */
export interface TreeJob extends TreeSource {
  readonly now: number
}

export function readTreeNow({ kind, text, now }: TreeJob): DecisionTree {
  const newId = newFieldIds([], now)
  return kind === 'tree' ? readDecisionTree(text, newId) : readDescription(text, newId)
}

/** The tree of a description; without any question, that of the three basic fields (spec section 9). */
function readDescription(text: string, newId: NewFieldId): DecisionTree {
  const { fields, warnings, notUnderstood } = recognizeDescription(text, newId)
  const message = 'No questions found. Start with these three fields.'
  const found =
    fields.length > 0
      ? { fields, warnings: [...notUnderstoodWarning(text, notUnderstood), ...warnings] }
      : { fields: basicFields(newId), warnings: [{ message }] }
  return { kind: 'Description', lines: drawTree(found.fields), found }
}
