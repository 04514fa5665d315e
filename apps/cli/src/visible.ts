import { visibleNow } from '@ramiform/core/visible-now'
import { fieldTypes } from '@ramiform/fields'
import { command } from './command.ts'
import { filledForm } from './filled-form.ts'

/** Command `visible`: lists the ids of the fields that are visible with the given answers. */
export const visible = command(
  filledForm,
  '{"schema": {"fields": [...], "settings": {...}}, "answers": {...}}',
  '{"visible": [field id]}',
  ({ schema, answers }) => ({
    visible: visibleNow(schema, answers, fieldTypes).map(({ id }) => id),
  }),
)
