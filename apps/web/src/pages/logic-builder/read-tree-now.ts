import {
  type DecisionTree,
  readDecisionTree,
} from '@ramiform/formats/generators/read-decision-tree'
import { readDescribedForm } from '@ramiform/language/descriptions/read-described-form'
import { newFieldIds } from '../../forms/field-id.ts'
import type { TreeJob } from './tree-job.ts'

export function readTreeNow({ kind, text, now }: TreeJob): DecisionTree {
  const newId = newFieldIds([], now)
  return kind === 'tree' ? readDecisionTree(text, newId) : readDescribedForm(text, newId)
}
