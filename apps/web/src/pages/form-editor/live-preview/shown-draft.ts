import { type ShownForm, titleOf } from '@ramiform/renderer'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import { same } from '../../../forms/same.ts'

/** Form content as visitors see it. Styles and the owner's scenarios are excluded: they do not rerender the fields. */
export function shownDraft({ name, description, schema }: FormDraft): ShownForm {
  const { style: _apart, scenarios: _private, ...settings } = schema.settings
  const { fields, hiddenFields, values } = schema
  return {
    name,
    description,
    schema: {
      fields,
      ...(hiddenFields && { hiddenFields }),
      ...(values && { values }),
      settings,
    },
  }
}

/** True when two forms have the same content. Drafts share unchanged objects, so the comparison is fast. */
export function showsSame(one: ShownForm, other: ShownForm): boolean {
  return (
    one.schema.fields === other.schema.fields &&
    one.schema.hiddenFields === other.schema.hiddenFields &&
    one.schema.values === other.schema.values &&
    one.description === other.description &&
    titleOf(one) === titleOf(other) &&
    same(one.schema.settings, other.schema.settings)
  )
}
