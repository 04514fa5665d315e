import { type ShownForm, titleOf } from '@ramiform/renderer'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import { same } from '../../../forms/same.ts'

/** A draft as visitors would see it. How it looks is told apart: colours change without drawing a field anew. */
export function shownDraft({ name, description, schema }: FormDraft): ShownForm {
  const { style: _apart, ...settings } = schema.settings
  return { name, description, schema: { fields: schema.fields, settings } }
}

/** Whether two forms show the same. Drafts share what did not change, so this is quick. */
export function showsSame(one: ShownForm, other: ShownForm): boolean {
  return (
    one.schema.fields === other.schema.fields &&
    one.description === other.description &&
    titleOf(one) === titleOf(other) &&
    same(one.schema.settings, other.schema.settings)
  )
}
