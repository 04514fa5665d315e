import { whatWouldLoop } from '@ramiform/core/conditions/loops'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'
import type { UnderstoodRule } from '@ramiform/language/chat/understanding'

type AnyRule = Pick<UnderstoodRule, 'fieldId' | 'conditional'>

/** Result of checking a rule against a form. */
export type RuleFit =
  | { readonly kind: 'fits'; readonly field: Field }
  /** ids that are missing from the form */
  | { readonly kind: 'missing'; readonly ids: readonly string[] }
  /** the field would depend on itself; `way` lists the ids of the loop, with the field at both ends */
  | { readonly kind: 'loop'; readonly way: readonly string[] }

export function ruleFit({ fieldId, conditional }: AnyRule, schema: FormSchema): RuleFit {
  const field = schema.fields.find(({ id }) => id === fieldId)
  const known = new Set(schema.fields.map(({ id }) => id))
  const named = [fieldId, ...sourcesOf(conditional)]
  const ids = [...new Set(named)].filter((id) => !known.has(id))
  if (field === undefined || ids.length > 0) return { kind: 'missing', ids }
  const loops = whatWouldLoop(schema, fieldId)
  for (const source of sourcesOf(conditional)) {
    if (source === fieldId) return { kind: 'loop', way: [fieldId, fieldId] }
    const way = loops.get(source)
    if (way !== undefined) return { kind: 'loop', way }
  }
  return { kind: 'fits', field }
}
