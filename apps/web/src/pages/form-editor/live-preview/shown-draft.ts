import { type ShownForm, titleOf } from '@ramiform/renderer'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import { same } from '../../../forms/same.ts'

/** Form content as visitors see it. Styles and the owner's scenarios are excluded: they do not rerender the fields. */
export function shownDraft({ name, description, schema }: FormDraft): ShownForm {
  const { style: _apart, scenarios: _private, ...settings } = schema.settings
  return { name, description, schema: { ...schema, settings } }
}

/** True when two forms have the same content. Drafts share unchanged objects, so the comparison is fast. */
export function showsSame(one: ShownForm, other: ShownForm): boolean {
  const { settings, ...parts } = one.schema
  const { settings: otherSettings, ...otherParts } = other.schema
  return (
    Object.keys(parts).length === Object.keys(otherParts).length &&
    Object.entries(parts).every(
      ([name, part]) => part === otherParts[name as keyof typeof otherParts],
    ) &&
    one.description === other.description &&
    titleOf(one) === titleOf(other) &&
    same(settings, otherSettings)
  )
}
