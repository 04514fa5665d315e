import type { FormSchema } from '@ramiform/core/form'
import type { FormProblem } from '@ramiform/core/validation/check-form'
import { refuse } from '../errors.ts'

/** Maximum number of problems in a response. */
const shownProblems = 50

/** @throws Refusal form_refused with each problem's place, when there are problems */
export function refuseProblems(schema: FormSchema, problems: readonly FormProblem[]): void {
  const [first] = problems
  if (first === undefined) return
  const positions = new Map(schema.fields.map(({ id }, index) => [id, index]))
  throw refuse('form_refused', {
    message: `The form cannot be saved. ${first.message}`,
    details: {
      problems: problems.slice(0, shownProblems).map(({ fieldId, message }) => ({
        path: fieldId === undefined ? 'schema.fields' : `schema.fields.${positions.get(fieldId)}`,
        message,
        ...(fieldId === undefined ? {} : { fieldId }),
      })),
    },
  })
}
