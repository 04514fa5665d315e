import type { Field } from '@ramiform/core/field'
import { sourcesOf } from '@ramiform/core/form-shape'
import type { UnderstoodRule } from '@ramiform/language/chat/understanding'

/** Fields named by a rule. Unknown fields get a label from their id: `company_name` becomes Company name. */
export function namedFields(
  { fieldId, conditional }: Pick<UnderstoodRule, 'fieldId' | 'conditional'>,
  fields: readonly Field[],
): readonly Field[] {
  const ids = new Set([fieldId, ...sourcesOf(conditional)])
  return [...ids].map(
    (id) => fields.find((field) => field.id === id) ?? { id, type: 'text', label: nameOf(id) },
  )
}

function nameOf(id: string): string {
  const words = id.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
