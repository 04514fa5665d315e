import type { z } from 'zod'
import { accountCalls } from './calls/account.ts'
import { binCalls } from './calls/bin.ts'
import type { CallTable } from './calls/call.ts'
import { coverageCalls } from './calls/coverage.ts'
import { folderCalls } from './calls/folders.ts'
import { formCalls } from './calls/forms.ts'
import { heldCalls } from './calls/held.ts'
import { impactCalls } from './calls/impact.ts'
import { lookCalls } from './calls/looks.ts'
import { messageCalls } from './calls/messages.ts'
import { newsletterCalls } from './calls/newsletter.ts'
import { partialCalls } from './calls/partials.ts'
import { paymentCalls } from './calls/payments.ts'
import { publicFormCalls } from './calls/public-forms.ts'
import { respondentCalls } from './calls/respondents.ts'
import { retentionCalls } from './calls/retention.ts'
import { signInCalls } from './calls/sign-in.ts'
import { submissionCalls } from './calls/submissions.ts'

export type { DeletedForm, DeletedSubmission } from './calls/bin.ts'
export type { FieldCoverage } from './calls/coverage.ts'
export type { Folder } from './calls/folders.ts'
export type { FormListItem } from './calls/forms.ts'
export type { HeldSubmission } from './calls/held.ts'
export type { ImpactLine } from './calls/impact.ts'
export type { KeptLook } from './calls/looks.ts'
export type { PartialSubmission } from './calls/partials.ts'
export type { PublicForm } from './calls/public-forms.ts'
export type { User } from './calls/sign-in.ts'
export type { Submission, SubmissionSummary } from './calls/submissions.ts'

/**
 * All API calls between browser and server (spec section 7, decisions 15 to 20). Each file in `calls/` covers one
 * topic. The server registers its routes from this table. The owner's app calls the API through it. The OpenAPI
 * document is generated from it.
 */
export const calls = {
  ...signInCalls,
  ...formCalls,
  ...folderCalls,
  ...submissionCalls,
  ...impactCalls,
  ...coverageCalls,
  ...binCalls,
  ...retentionCalls,
  ...accountCalls,
  ...respondentCalls,
  ...partialCalls,
  ...heldCalls,
  ...lookCalls,
  ...messageCalls,
  ...paymentCalls,
  ...publicFormCalls,
  ...newsletterCalls,
} as const satisfies CallTable

/** Type of the table of all calls. */
export type Calls = typeof calls
/** Name of an API call. It is also the `operationId` in the OpenAPI document. */
export type CallName = keyof Calls

/** Response body of a call, after parsing, as the client receives it. */
export type ResponseOf<Name extends CallName> = z.output<Calls[Name]['response']>
/** Request body of a call, before parsing, as the client sends it. `never` when the call has no body. */
export type BodyOf<Name extends CallName> = Calls[Name] extends {
  body: infer Body extends z.ZodType
}
  ? z.input<Body>
  : never
/** Query parameters of a call, before parsing, as the client sends them. `never` when the call has no query. */
export type QueryOf<Name extends CallName> = Calls[Name] extends {
  query: infer Query extends z.ZodType
}
  ? z.input<Query>
  : never
