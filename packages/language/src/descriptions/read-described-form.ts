import { type DecisionTree, drawTree } from '@ramiform/formats/generators/read-decision-tree'
import { basicFields } from '@ramiform/formats/generators/smart-form'
import type { NewFieldId } from '@ramiform/formats/import'
import { recogniseDescription } from './recognise-description.ts'

/** Reads what a form is described with; where nothing is recognised, the fixed basic form (spec section 9). */
export function readDescribedForm(text: string, newId: NewFieldId): DecisionTree {
  const { fields, warnings } = recogniseDescription(text, newId)
  const message = 'No questions found. Start with these three fields.'
  const found =
    fields.length > 0
      ? { fields, warnings }
      : { fields: basicFields(newId), warnings: [{ message }] }
  return { kind: 'Description', lines: drawTree(found.fields), found }
}
