import { english } from '@ramiform/core/built-in-texts/en'
import { messageFor } from '@ramiform/core/validation/messages'
import type { ProblemCode } from '@ramiform/core/validation/problem'
import { tableHtml } from '../../html/table.server.ts'

/** In the order of validation (decision 42). */
const problems: readonly {
  readonly code: ProblemCode
  readonly when: string
  readonly limit?: number | string
}[] = [
  { code: 'required', when: 'A field is empty while it is required' },
  { code: 'too_short', when: 'Text is shorter than the minimum length', limit: 3 },
  { code: 'too_long', when: 'Text is longer than the maximum length', limit: 80 },
  { code: 'too_small', when: 'A number is below the minimum', limit: 1 },
  { code: 'too_large', when: 'A number is above the maximum', limit: 10 },
  { code: 'too_early', when: 'A date is before the earliest day', limit: '2027-05-03' },
  { code: 'too_late', when: 'A date is after the latest day', limit: '2027-05-07' },
  { code: 'pattern', when: 'The answer does not match the pattern' },
  { code: 'email', when: 'An email address is not valid' },
  { code: 'price', when: 'An amount is not valid, or not above zero' },
  { code: 'quantity', when: 'A quantity is not a whole number, or below 1' },
  {
    code: 'format',
    when: 'A number, date, phone number or website address is not valid, or a choice is not one of the options',
  },
  { code: 'payment_required', when: 'A required payment was not started' },
  { code: 'payment_incomplete', when: 'A payment is not complete' },
]

export function messageTable(): string {
  return tableHtml(
    ['When', 'Visitors see'],
    problems.map(({ code, when, limit }) => [when, wording(code, limit)]),
  )
}

function wording(code: ProblemCode, limit?: number | string): string {
  const problem = { fieldId: 'name', code, ...(limit !== undefined && { limit }) }
  const label = { label: 'Name' }
  const standard = messageFor(problem, label, 'standard', english)
  const single = messageFor(problem, label, 'single-card', english)
  return single === standard ? standard : `${standard}. In single card style: ${single}`
}
