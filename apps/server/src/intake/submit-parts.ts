import type { Answers } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import type { UploadStore } from '../files/upload-store.ts'
import type { FormStore, PublishedForm } from '../forms/form-store.ts'
import type { PublishedForms } from '../forms/published-forms.ts'
import type { PaymentParts } from '../payments/attach-payments.ts'
import type { QuotaStore } from '../quotas/quota-store.ts'
import type { Sealer } from '../sign-in/sealed.ts'
import type { SubmissionStore } from '../submissions/submission-store.ts'
import type { Receipts } from './receipt.ts'
import type { HeldStore } from './spam/held-store.ts'
import type { Sender, SpamScreen } from './spam/spam-screen.ts'
import type { EarlierSubmissions } from './storing/earlier-submission-store.ts'
import type { IntakeStore } from './storing/intake-store.ts'

/** Stores and services that a submission needs. */
export interface SubmitParts {
  readonly published: PublishedForms
  readonly forms: FormStore
  readonly intake: IntakeStore
  readonly quotas: Pick<QuotaStore, 'hasAllSubmissions'>
  readonly submissions: SubmissionStore
  readonly held: HeldStore
  readonly spam: SpamScreen
  readonly uploads: UploadStore
  readonly earlier: EarlierSubmissions
  readonly receipts: Receipts
  /** Seals answers in the address of a thank-you page. */
  readonly sealer: Sealer
  readonly payments: PaymentParts
  readonly mailIsOn: boolean
  /** Counts the results of submissions. */
  readonly count?: ((result: string) => void) | undefined
}

/** A visitor's request to submit a form. */
export interface Sent {
  readonly slug: string
  readonly answers: Answers
  /** Version the visitor filled in; undefined means the published one. */
  readonly formVersion?: number | undefined
  /** A retry with the same key stores the answers once. */
  readonly idempotencyKey?: string | undefined
  /** Key of the unfinished answers that this submission completes. */
  readonly partialKey?: string | undefined
  readonly sender: Sender
  /** Receipt of an earlier submission to this form, from the browser's cookie. */
  readonly receiptOf: (formId: string) => string | undefined
  /** Texts in the language of the page. */
  readonly words: FormWords
}

export interface Submitting {
  readonly parts: SubmitParts
  readonly sent: Sent
  readonly now: Date
}

export interface Thanks {
  /** Heading of the owner's ending. */
  readonly title?: string
  readonly message: string
  readonly redirectUrl: string | undefined
}

export interface RefusedAnswers {
  readonly kind: 'refused'
  readonly form: PublishedForm
  readonly problems: readonly AnswerProblem[]
  /** Message for each field id. */
  readonly fieldErrors: Readonly<Record<string, string>>
}

export interface StoredAnswers extends Thanks {
  readonly kind: 'stored'
  readonly form: PublishedForm
  /** `held`: suspected spam. `repeated`: a retry of a known submission. The visitor sees no difference. */
  readonly outcome: 'stored' | 'held' | 'repeated'
  /** Signed id of the ending; undefined for the form's success message. */
  readonly endingToken: string | undefined
  /** Sealed answers that the thank-you texts show; undefined for none. */
  readonly sealedAnswers: string | undefined
  /** Cookie value for forms that accept one response per browser. */
  readonly receipt: string | undefined
}

export type SubmitResult = StoredAnswers | RefusedAnswers
