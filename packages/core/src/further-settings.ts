import { showsColumns } from './choice-settings.ts'
import type { Field } from './field.ts'

/** True for a field whose columns, unit, step or number of choices need a script that few forms load. */
export function hasFurtherSettings(field: Field): boolean {
  return (
    field.minChoices !== undefined ||
    field.maxChoices !== undefined ||
    field.validation?.step !== undefined ||
    Boolean(field.unit) ||
    showsColumns(field)
  )
}
