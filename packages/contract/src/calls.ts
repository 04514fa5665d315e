import type { z } from 'zod'
import { binCalls } from './calls/bin.ts'
import type { CallTable } from './calls/call.ts'
import { formCalls } from './calls/forms.ts'
import { heldCalls } from './calls/held.ts'
import { messageCalls } from './calls/messages.ts'
import { newsletterCalls } from './calls/newsletter.ts'
import { partialCalls } from './calls/partials.ts'
import { paymentCalls } from './calls/payments.ts'
import { publicFormCalls } from './calls/public-forms.ts'
import { signInCalls } from './calls/sign-in.ts'
import { submissionCalls } from './calls/submissions.ts'

export type { DeletedForm, DeletedSubmission } from './calls/bin.ts'
export type { FormListItem } from './calls/forms.ts'
export type { HeldSubmission } from './calls/held.ts'
export type { PartialSubmission } from './calls/partials.ts'
export type { PublicForm } from './calls/public-forms.ts'
export type { User } from './calls/sign-in.ts'
export type { Submission, SubmissionSummary } from './calls/submissions.ts'

/**
 * The calls between browser and server (spec section 7, decisions 15 to 20), a file for each matter. The server
 * registers its routes from this table, the owner's app calls through it, and the OpenAPI document is made of it.
 */
export const calls = {
  ...signInCalls,
  ...formCalls,
  ...submissionCalls,
  ...binCalls,
  ...partialCalls,
  ...heldCalls,
  ...messageCalls,
  ...paymentCalls,
  ...publicFormCalls,
  ...newsletterCalls,
} as const satisfies CallTable

export type Calls = typeof calls
export type CallName = keyof Calls

/** What a call answers, as its caller reads it. */
export type ResponseOf<Name extends CallName> = z.output<Calls[Name]['response']>
/** What a call takes, as its caller writes it. */
export type BodyOf<Name extends CallName> = Calls[Name] extends {
  body: infer Body extends z.ZodType
}
  ? z.input<Body>
  : never
export type QueryOf<Name extends CallName> = Calls[Name] extends {
  query: infer Query extends z.ZodType
}
  ? z.input<Query>
  : never
