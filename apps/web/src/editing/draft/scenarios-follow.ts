import { followForm } from '@ramiform/core/scenario'
import type { Command } from './edit.ts'
import { type FormDraft, fieldById } from './form-draft.ts'
import { renamedByField } from './option-changes.ts'

/**
 * Lets the scenarios of a form follow a step: deleted and added fields, and renamed options (decision 237). Scenarios that
 * the step itself brought, from an import or an older version, know its fields.
 */
export function followInScenarios(before: FormDraft, after: FormDraft): Command {
  return (draft) => {
    const { scenarios } = draft.schema.settings
    if (scenarios === undefined || before.schema.fields === after.schema.fields) return null
    const { fields } = after.schema
    const change = {
      ids: new Set(fields.map(({ id }) => id)),
      added: fields.flatMap(({ id }) => (fieldById(before.schema.fields, id) ? [] : [id])),
      renamed: renamedByField(before.schema.fields, fields),
    }
    const known = new Set(before.schema.settings.scenarios)
    const followed = scenarios.map((one) => (known.has(one) ? followForm(one, change) : one))
    if (followed.every((scenario, at) => scenario === scenarios[at])) return null
    const settings = { ...draft.schema.settings, scenarios: followed }
    return {
      name: 'Update scenarios',
      draft: { ...draft, schema: { ...draft.schema, settings } },
    }
  }
}
