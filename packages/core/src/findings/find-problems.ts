import { withNamesInTexts } from '../answers-in-texts/texts-of-form.ts'
import { withSectionsAsFields } from '../conditions/parts-as-fields.ts'
import type { FormSchema } from '../form.ts'
import { checkFields, type FindingsContext } from './check-fields.ts'
import { checkLogic } from './check-logic.ts'
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
  return [
    ...checkFields(schema, context),
    ...checkLogic(schema, context),
    ...checkValues(schema, context),
  ].sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) || place(a) - place(b),
  )
}

const severities: readonly Severity[] = ['error', 'warning', 'hint']

/** Errors that make the form impossible to send for every visitor. */
export function whatBlocksSending(
  schema: FormSchema,
  context: FindingsContext,
): readonly Finding[] {
  return [...checkFields(schema, context)].filter(({ blocksSending }) => blocksSending === true)
}
