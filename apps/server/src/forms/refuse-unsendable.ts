import { whatBlocksSending } from '@ramiform/core/findings/find-problems'
import { inWords } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { refuse } from '../errors.ts'
import { checkContext } from './check-context.ts'

/**
 * Rejects publishing a form that no visitor could submit. Other problems do not block publishing: the editor shows them
 * first, and API clients may ignore them. Payments may also be set up after publishing.
 * @throws Refusal form_unsendable with each problem's place
 */
export function refuseUnsendable(schema: FormSchema): void {
  const positions = new Map(schema.fields.map(({ id }, index) => [id, index]))
  const isPayment = (fieldId: string) =>
    schema.fields[positions.get(fieldId) ?? -1]?.type === fieldTypes.payment.type
  const findings = whatBlocksSending(schema, checkContext).filter(
    ({ fieldId }) => fieldId === undefined || !isPayment(fieldId),
  )
  const [first] = findings
  if (first === undefined) return
  throw refuse('form_unsendable', {
    message: `This form cannot be published because it can never be sent. ${inWords([...first.fact, sentenceSpace, ...first.why])}`,
    details: {
      problems: findings.map(({ fieldId, code, message }) => ({
        path: fieldId === undefined ? 'schema.fields' : `schema.fields.${positions.get(fieldId)}`,
        code,
        message,
        ...(fieldId === undefined ? {} : { fieldId }),
      })),
    },
  })
}

const sentenceSpace = { kind: 'text', text: ' ' } as const
