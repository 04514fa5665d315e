import { formSchema } from '@ramiform/contract/form-schema'
import { checkRules } from '@ramiform/core/conditions/check-rules'
import { findProblems } from '@ramiform/core/findings/find-problems'
import { type Finding, type FindingCode, inWords } from '@ramiform/core/findings/finding'
import { checkForm as checkWholeForm } from '@ramiform/core/validation/check-form'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import { command } from './command.ts'

const context = { patterns: createPatternEngine() }

/**
 * Problems of rules, then those that refuse a save, then the other problems that the editor lists before publishing.
 * Payment keys are on the server, so only the form's own payment settings count.
 */
export const checkForm = command(
  formSchema,
  '{"fields": [...], "settings": {...}}',
  '{"problems": [{"fieldId", "rule", "code", "message", "severity"}]}',
  (schema) => ({
    problems: [
      ...checkRules(schema).map(({ fieldId, rule, code, message }) => {
        return { fieldId, rule, code, message, severity: 'error' }
      }),
      ...checkWholeForm(schema, context).map((problem) => ({ ...problem, severity: 'error' })),
      ...findProblems(schema, { fieldTypes })
        .filter(({ code }) => !ruleCheckCodes.has(code))
        .map(problemOf),
    ],
  }),
)

/** The rule check reports these for every rule, with its own texts. */
const ruleCheckCodes: ReadonlySet<FindingCode> = new Set([
  'no_field',
  'source_missing',
  'cycle',
  'no_condition',
  'no_value',
])

function problemOf({ fieldId, rules: [rule], code, severity, fact, why }: Finding) {
  const message = `${inWords(fact)} ${inWords(why)}`
  return { fieldId, rule, code, message, severity }
}
