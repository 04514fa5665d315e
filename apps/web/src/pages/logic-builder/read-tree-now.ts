import {
  type DecisionTree,
  readDecisionTree,
  readDescribedForm,
} from '@ramiform/text-to-form/generators/decision-tree/read-decision-tree'
import { newFieldIds } from '../../forms/field-id.ts'
import type { TreeJob } from './tree-job.ts'

export function readTreeNow({ kind, text, now }: TreeJob): DecisionTree {
  const newId = newFieldIds([], now)
  return kind === 'tree' ? readDecisionTree(text, newId) : readDescribedForm(text, newId)
}
