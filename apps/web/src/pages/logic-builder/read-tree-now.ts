import {
  type DecisionTree,
  readDecisionTree,
} from '@ramiform/formats/generators/read-decision-tree'
import { readDescribedForm } from '@ramiform/language/descriptions/read-described-form'
import { newFieldIds } from '../../forms/field-id.ts'

/** A tree, or the words that describe a form. */
export interface TreeSource {
  readonly kind: 'tree' | 'words'
  readonly text: string
}

/** What is to be read; plain data, so that it can be handed to a worker. */
export interface TreeJob extends TreeSource {
  readonly now: number
}

export function readTreeNow({ kind, text, now }: TreeJob): DecisionTree {
  const newId = newFieldIds([], now)
  return kind === 'tree' ? readDecisionTree(text, newId) : readDescribedForm(text, newId)
}
