import { checkRules } from '@ramiform/core/conditions/check-rules'
import { findTextProblems } from '@ramiform/core/findings/check-texts'
import { findProblems } from '@ramiform/core/findings/find-problems'
import { type Finding, type FindingCode, inWords } from '@ramiform/core/findings/finding'
import { checkForm as checkWholeForm } from '@ramiform/core/validation/check-form'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import { command } from './command.ts'
import { formInput } from './form-files.ts'

const context = { patterns: createPatternEngine() }

/**
 * Command `check-form`: lists a form's problems. Rule problems come first, then problems that block saving, then the
 * editor's other findings before publishing. Payment keys are stored on the server, so only the form's own payment
 * settings are checked.
 */
export const checkForm = command(
  formInput,
  '{"fields": [...], "settings": {...}}',
  '{"problems": [{"fieldId", "rule", "code", "message", "severity"}]}',
  (schema) => ({
    problems: [
      ...checkRules(schema).map(({ fieldId, rule, code, message }) => {
        return { fieldId, rule, code, message, severity: 'error' }
      }),
      ...checkWholeForm(schema, context).map((problem) => ({ ...problem, severity: 'error' })),
      ...[...findProblems(schema, { fieldTypes }), ...findTextProblems(schema)]
        .filter(({ code }) => !ruleCheckCodes.has(code))
        .map(problemOf),
    ],
  }),
)

/** Codes of findings that `checkRules` already reports, for every rule and with its own messages. */
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
