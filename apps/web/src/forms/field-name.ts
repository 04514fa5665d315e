import { plainLabel } from '@ramiform/core/answers-in-texts/plain-label'
import type { Field } from '@ramiform/core/field'

/** Name of a field in undo steps, messages and comparisons. */
export function fieldName(field: Pick<Field, 'label'>): string {
  const label = plainLabel(field.label).trim()
  if (label === '') return 'Untitled field'
  return label.length > 60 ? `${label.slice(0, 59)}…` : label
}
