import { type FormDraft, fieldById } from '../../../editing/draft/form-draft.ts'
import type { SaveState } from '../../../editing/saving/saver.ts'
import { same } from '../../../forms/same.ts'

type Refused = Extract<SaveState, { kind: 'refused' }>
export type RefusedProblem = NonNullable<Refused['problems']>[number]

/** Problems of the last rejected save whose values have not changed since. */
export function standingProblems(
  { problems = [], draft: refused }: Pick<Refused, 'problems' | 'draft'>,
  draft: FormDraft,
): readonly RefusedProblem[] {
  const { fields } = refused.schema
  return problems.filter(({ path }) =>
    same(valueAt(path, refused, fields), valueAt(path, draft, fields)),
  )
}

const fieldPath = /^schema\.fields\.(\d+)(?:\.(.+))?$/

/** Value at a path in a draft. The path's index refers to `fields`; the field may have another index in the draft. */
function valueAt(path: string, draft: FormDraft, fields: FormDraft['schema']['fields']): unknown {
  const [, position, member] = fieldPath.exec(path) ?? []
  const id = fields[Number(position)]?.id
  return id === undefined
    ? valueIn(draft, path)
    : valueIn(fieldById(draft.schema.fields, id), member)
}

function valueIn(value: unknown, path: string | undefined): unknown {
  if (path === undefined) return value
  return path
    .split('.')
    .reduce((part, key) => Object.entries(Object(part)).find(([name]) => name === key)?.[1], value)
}
