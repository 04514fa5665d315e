import { basicFields } from '@ramiform/formats/generators/generated-form'
import { type DecisionTree, drawTree } from '@ramiform/formats/generators/read-decision-tree'
import type { NewFieldId } from '@ramiform/formats/import'
import { notUnderstoodWarning } from './not-understood.ts'
import { recognizeDescription } from './recognize-description.ts'

/** Reads a description in plain English; without any question it returns the three basic fields (spec section 9). */
export function readDescribedForm(text: string, newId: NewFieldId): DecisionTree {
  const { fields, warnings, notUnderstood } = recognizeDescription(text, newId)
  const message = 'No questions found. Start with these three fields.'
  const found =
    fields.length > 0
      ? { fields, warnings: [...notUnderstoodWarning(text, notUnderstood), ...warnings] }
      : { fields: basicFields(newId), warnings: [{ message }] }
  return { kind: 'Description', lines: drawTree(found.fields), found }
}
