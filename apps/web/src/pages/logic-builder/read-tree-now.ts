import {
  type DecisionTree,
  readDecisionTree,
} from '@ramiform/formats/generators/read-decision-tree'
import { readDescribedForm } from '@ramiform/language/descriptions/read-described-form'
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
  return kind === 'tree' ? readDecisionTree(text, newId) : readDescribedForm(text, newId)
}
