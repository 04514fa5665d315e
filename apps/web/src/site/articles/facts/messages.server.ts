import { messageFor } from '@ramiform/core/validation/messages'
import type { ProblemCode } from '@ramiform/core/validation/problem'
import { english } from '@ramiform/core/words/en'
import { tableHtml } from './table.server.ts'

/** In the order in which an answer is looked at (decision 42). */
const problems: readonly {
  readonly code: ProblemCode
  readonly when: string
  readonly limit?: number
}[] = [
  { code: 'required', when: 'A required field is empty' },
  { code: 'too_short', when: 'A text is shorter than its smallest length', limit: 3 },
  { code: 'too_long', when: 'A text is longer than its largest length', limit: 80 },
  { code: 'too_small', when: 'A number is below its smallest value', limit: 1 },
  { code: 'too_large', when: 'A number is above its largest value', limit: 10 },
  { code: 'pattern', when: 'The pattern does not match' },
  { code: 'email', when: 'An e-mail address is none' },
  { code: 'price', when: 'An amount is none, or not above zero' },
  { code: 'quantity', when: 'A quantity is no whole number, or below 1' },
  { code: 'format', when: 'A number or a date is none; a choice is not among the options' },
  { code: 'payment_required', when: 'A required payment was not begun' },
  { code: 'payment_incomplete', when: 'A payment is not complete' },
]

export function messageTable(): string {
  return tableHtml(
    ['When', 'Visitors read'],
    problems.map(({ code, when, limit }) => [when, wording(code, limit)]),
  )
}

function wording(code: ProblemCode, limit?: number): string {
  const problem = { fieldId: 'name', code, ...(limit !== undefined && { limit }) }
  const label = { label: 'Name' }
  const standard = messageFor(problem, label, 'standard', english)
  const single = messageFor(problem, label, 'single-card', english)
  return single === standard ? standard : `${standard}. With one question at a time: ${single}`
}
