import { renameOptionsInFormula } from '@ramiform/core/values/rename-formula'
import type { Command } from './edit.ts'
import { type FormDraft, fieldById } from './form-draft.ts'
import { renamedOptions } from './option-changes.ts'

/** Lets formulas follow options that a step renamed. */
export function formulasAfter(before: FormDraft, after: FormDraft): Command {
  return (draft) => {
    const { values } = draft.schema
    if (values === undefined || before.schema.fields === after.schema.fields) return null
    const renamed = new Map(
      after.schema.fields.flatMap(({ id, options = [] }) => {
        const old = fieldById(before.schema.fields, id)?.options ?? []
        const names = old === options ? new Map<string, string>() : renamedOptions(old, options)
        return names.size === 0 ? [] : [[id, names] as const]
      }),
    )
    if (renamed.size === 0) return null
    const next = values.map((value) => ({
      ...value,
      formula: renameOptionsInFormula(
        value.formula,
        (id, option) => renamed.get(id)?.get(option) ?? option,
      ),
    }))
    if (JSON.stringify(next) === JSON.stringify(values)) return null
    return {
      name: 'Update formulas',
      draft: { ...draft, schema: { ...draft.schema, values: next } },
    }
  }
}
