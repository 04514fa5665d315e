import { withNamesInTexts } from '../answers-in-texts/texts-of-form.ts'
import { ownerOfLogic } from '../conditions/logic-owner.ts'
import { withSectionsAsFields } from '../conditions/parts-as-fields.ts'
import type { FormSchema } from '../form.ts'
import { checkFields, type FindingsContext } from './check-fields.ts'
import { checkLogic } from './check-logic.ts'
import { checkSums } from './check-sums.ts'
import { checkValues } from './check-values.ts'
import type { Finding, Severity } from './finding.ts'

export type { FindingsContext, PaymentsOfForm } from './check-fields.ts'

/**
 * Finds all problems of a form before it is published: errors, then warnings and hints, each in form order.
 * `checkForm` is separate: it finds the problems that prevent saving.
 */
export function findProblems(given: FormSchema, context: FindingsContext): readonly Finding[] {
  const schema = withNamesInTexts(given)
  const { fields } = withSectionsAsFields(schema)
  const positions = new Map(fields.map(({ id }, position) => [id, position]))
  const place = ({ fieldId }: Finding) =>
    fieldId === undefined ? -1 : (positions.get(fieldId) ?? -1)
  return withOneCause([
    ...checkFields(schema, context),
    ...checkSums(schema),
    ...checkLogic(schema, context),
    ...checkValues(schema, context),
  ]).sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) || place(a) - place(b),
  )
}

/** Questions that wait for each other explain why no question shows at the start. */
function withOneCause(findings: readonly Finding[]): Finding[] {
  const start = findings.find(({ code }) => code === 'no_questions')
  const loop = findings.find(
    ({ code, fieldId = '' }) => code === 'cycle' && ownerOfLogic(fieldId) === fieldId,
  )
  if (start === undefined || loop === undefined) return [...findings]
  const blocks = start.blocksSending === true && { blocksSending: true as const }
  return findings
    .filter((finding) => finding !== start)
    .map((finding) => (finding === loop ? { ...loop, ...blocks } : finding))
}

const severities: readonly Severity[] = ['error', 'warning', 'hint']

/** Errors that make the form impossible to send for every visitor. */
export function whatBlocksSending(
  schema: FormSchema,
  context: FindingsContext,
): readonly Finding[] {
  return [...checkFields(schema, context)].filter(({ blocksSending }) => blocksSending === true)
}
