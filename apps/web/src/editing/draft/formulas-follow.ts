import { renameOptionsInFormula } from '@ramiform/core/values/rename-formula'
import { same } from '../../forms/same.ts'
import type { Command } from './edit.ts'
import type { FormDraft } from './form-draft.ts'
import { renamedByField } from './option-changes.ts'

/** Lets formulas follow options that a step renamed. */
export function formulasAfter(before: FormDraft, after: FormDraft): Command {
  return (draft) => {
    const { values } = draft.schema
    if (values === undefined || before.schema.fields === after.schema.fields) return null
    const renamed = renamedByField(before.schema.fields, after.schema.fields)
    if (renamed.size === 0) return null
    const next = values.map((value) => ({
      ...value,
      formula: renameOptionsInFormula(
        value.formula,
        (id, option) => renamed.get(id)?.get(option) ?? option,
      ),
    }))
    if (same(next, values)) return null
    return {
      name: 'Update formulas',
      draft: { ...draft, schema: { ...draft.schema, values: next } },
    }
  }
}
