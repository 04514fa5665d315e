import { createVisibility, type Visibility } from '@ramiform/core/conditions/visibility'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import type { Submission } from '@ramiform/core/submissions/submission'
import { fieldTypes } from '@ramiform/fields'

/** One compiled form for each version, because compiling is slower than a row. */
const compiled = new WeakMap<FormSchema, Visibility>()
const known = new WeakMap<Submission, { schema: FormSchema; ids: ReadonlySet<string> }>()

/** Ids of the fields that a person was asked, in the version that they filled in. */
export function askedFields(schema: FormSchema, submission: Submission): ReadonlySet<string> {
  const before = known.get(submission)
  if (before?.schema === schema) return before.ids
  const ids = new Set(
    isTraditional(schema) ? schema.fields.map(({ id }) => id) : visibleIds(schema, submission),
  )
  known.set(submission, { schema, ids })
  return ids
}

function visibleIds(schema: FormSchema, { data }: Submission): readonly string[] {
  const visibility = compiled.get(schema) ?? createVisibility(schema, fieldTypes)
  compiled.set(schema, visibility)
  visibility.setAnswers(data)
  return visibility.visible()
}
