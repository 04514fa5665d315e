import { formSchema } from '@ramiform/contract/form-schema'
import { checkRules } from '@ramiform/core/conditions/check-rules'
import { checkForm as checkWholeForm } from '@ramiform/core/validation/check-form'
import { createPatternEngine } from '@ramiform/patterns'
import { command } from './command.ts'

const context = { patterns: createPatternEngine() }

/** The problems of rules, which the editor saves all the same, then those that refuse a save. */
export const checkForm = command(
  formSchema,
  '{"fields": [...], "settings": {...}}',
  '{"problems": [{"fieldId", "rule", "code", "message"}]}',
  (schema) => ({
    problems: [
      ...checkRules(schema).map(({ fieldId, rule, code, message }) => {
        return { fieldId, rule, code, message }
      }),
      ...checkWholeForm(schema, context),
    ],
  }),
)
