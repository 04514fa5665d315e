import { checkRules, type RuleProblem } from '@ramiform/core/conditions/check-rules'
import { findTextAndEndingProblems } from '@ramiform/core/findings/check-endings'
import { findProblems } from '@ramiform/core/findings/find-problems'
import {
  type Finding,
  type FindingCode,
  inWords,
  type RuleRef,
} from '@ramiform/core/findings/finding'
import { daysOnEarth } from '@ramiform/core/missed-day'
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
  (schema) => {
    const findings = findProblems(schema, { fieldTypes, days: daysOnEarth(Date.now()) })
    return {
      problems: [
        ...eachLoopOnce(checkRules(schema), findings).map(({ fieldId, rule, code, message }) => {
          return { fieldId, rule, code, message, severity: 'error' }
        }),
        ...checkWholeForm(schema, context).map((problem) => ({ ...problem, severity: 'error' })),
        ...[...findings, ...findTextAndEndingProblems(schema)]
          .filter(({ code }) => !ruleCheckCodes.has(code))
          .map(problemOf),
      ],
    }
  },
)

/** Leaves out the rules of a loop that another rule's problem already reports (decision 209). */
function eachLoopOnce(problems: readonly RuleProblem[], findings: readonly Finding[]) {
  const keyOf = ({ fieldId, rule }: RuleRef) => `${fieldId} ${rule}`
  const inLoops = findings.filter(({ code }) => code === 'cycle')
  const repeated = new Set(inLoops.flatMap(({ conflict = [] }) => conflict.map(keyOf)))
  for (const { fieldId = '', rules } of inLoops) {
    for (const rule of rules) repeated.delete(keyOf({ fieldId, rule }))
  }
  return problems.filter((problem) => problem.code !== 'cycle' || !repeated.has(keyOf(problem)))
}

/** Codes of findings that `checkRules` already reports, with the specified messages. */
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
