import { createVisibility } from '@ramiform/core/conditions/visibility'
import { fieldTypes } from '@ramiform/fields'
import { command } from './command.ts'
import { filledForm } from './filled-form.ts'

/** Command `visible`: lists the ids of the fields that are visible with the given answers. */
export const visible = command(
  filledForm,
  '{"schema": {"fields": [...], "settings": {...}}, "answers": {...}}',
  '{"visible": [field id]}',
  ({ schema, answers }) => ({ visible: createVisibility(schema, fieldTypes, answers).visible() }),
)
