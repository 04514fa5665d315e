import { currencies } from '@ramiform/core/field'
import { z } from 'zod'
import { answers } from './answers.ts'
import { delivery } from './deliveries.ts'
import { formDescription, formName, formSchema } from './form-schema.ts'
import { slugPattern, slugRule } from './slug.ts'
import { emailAddress, imageId, text } from './text.ts'

/**
 * The calls between browser and server (spec section 7, decisions 15 to 20): each path, who may call it,
 * what it takes and what it answers. The server registers its routes from this table, the owner's app calls
 * through it, and the OpenAPI document is made of it.
 */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{name}` stands for a member of `params` */
  readonly path: string
  /** `owner`: signed in, and only for what is theirs; everything else answers 401 or 404 (decision 18) */
  readonly access: 'everyone' | 'owner'
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: z.ZodType
}

const isoTime = z.iso.datetime()

export const user = z.object({
  id: z.string(),
  email: z.string(),
  providerUserData: z.object({ name: z.string(), picture: z.string().optional() }),
})

const closed = z.discriminatedUnion('by', [
  z.object({ by: z.literal('date'), at: isoTime, timeZone: z.string() }),
  z.object({ by: z.literal('responses'), at: isoTime, responses: z.int() }),
])

const formOutline = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  slug: z.string().nullable(),
  isPublished: z.boolean(),
  submissionCount: z.int(),
  createdAt: isoTime,
  updatedAt: isoTime,
  version: z.int(),
  /** why it takes no more answers, and since when; absent while it does */
  closed: closed.optional(),
})

const form = formOutline.extend({ schema: formSchema })

const formListItem = formOutline.extend({
  shape: z.object({ total: z.int(), dependsOn: z.array(z.array(z.int())) }),
})

const submission = z.object({
  id: z.string(),
  submittedAt: isoTime,
  submitterEmail: z.string().optional(),
  /** the version of the form it was checked against (decision 35) */
  formVersion: z.int(),
  data: answers,
})

/** Unfinished answers (decision 21). */
const partialSubmission = z.object({
  id: z.string(),
  startedAt: isoTime,
  updatedAt: isoTime,
  submitterEmail: z.string().optional(),
  formVersion: z.int(),
  data: answers,
})

/** Why a submission is held back: a mark of a program, or a proof of work that did not come (decision 163). */
export const heldReasons = ['trap', 'fast', 'unproven'] as const

/** A submission that looks like spam, until its owner has seen it. */
const heldSubmission = submission.extend({
  reason: z.enum(heldReasons),
  /** from opening the page to sending, in milliseconds, where the page told */
  filledInMs: z.int().optional(),
})

/** What a browser names its unfinished answers by: 16 random bytes in hexadecimal digits. */
export const partialKey = z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')

/** An image of 700 kB in Base64. */
const maxImageCharacters = 956_000

/** Answers of many submissions, added up (`@ramiform/core/submissions/summary` makes it). */
const submissionSummary = z.object({
  /** submissions that were added up: all of them, or the newest where there are very many */
  counted: z.int(),
  total: z.int(),
  /** days with submissions in the time zone asked for, oldest first, `YYYY-MM-DD` */
  days: z.array(z.object({ day: z.string(), count: z.int() })),
  /** one for each field of the form as it is now, in form order */
  questions: z.array(
    z.object({
      fieldId: z.string(),
      /** submissions whose other answers made the field show, or that came when it was always shown */
      asked: z.int(),
      answered: z.int(),
      /** each answer of a choice field with its count, the form's options first, in their order */
      choices: z.array(z.object({ value: z.string(), count: z.int() })).optional(),
      numbers: z
        .object({
          average: z.number(),
          lowest: z.number(),
          highest: z.number(),
          total: z.number(),
          /** up to 10 ranges of equal width, `from` inclusive, `to` exclusive but for the last */
          ranges: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
        })
        .optional(),
      /** the newest answers in words */
      newest: z
        .array(z.object({ submissionId: z.string(), submittedAt: isoTime, text: z.string() }))
        .optional(),
    }),
  ),
})

const publicForm = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  slug: z.string(),
  version: z.int(),
  schema: formSchema,
})

/** Versions count from 1 and are stored in four bytes. */
const maxVersion = 2_147_483_647

const formId = z.object({ id: text(64) })
const oneSubmission = formId.extend({ submissionId: text(64) })
const oneHeld = formId.extend({ heldId: text(64) })
const oneDelivery = formId.extend({ deliveryId: text(64) })
const webhookSecret = z.object({
  /** null when it was sealed with another SESSION_SECRET: it has to be replaced */
  secret: z.string().nullable(),
  /** until when the one before signs beside it */
  previousUntil: isoTime.nullable(),
})
/** What an owner sees of the keys of a form. */
const paymentKeys = z.object({
  /** who takes the form's payments; null: nobody, until the keys are complete */
  provider: z.enum(['stripe', 'test']).nullable(),
  secretKey: z.object({ mode: z.enum(['test', 'live']), ending: z.string() }).nullable(),
  webhookSecret: z.object({ ending: z.string() }).nullable(),
  /** where the provider sends what became of payments */
  webhookAddress: z.string(),
  /** why the provider cannot be used, as a sentence */
  problem: z.string().nullable(),
})
const slug = z.object({ slug: text(200) })
const formAnswer = z.object({ form })
const done = z.object({ ok: z.literal(true) })

export const calls = {
  currentUser: {
    method: 'GET',
    path: '/api/users/me',
    access: 'owner',
    summary: 'Who is signed in',
    response: user,
  },
  signInProviders: {
    method: 'GET',
    path: '/api/oauth/providers',
    access: 'everyone',
    summary: 'The ways to sign in that this server offers',
    response: z.object({
      providers: z.array(
        z.object({ id: z.string(), name: z.string(), kind: z.enum(['google', 'oidc', 'local']) }),
      ),
    }),
  },
  signInRedirect: {
    method: 'GET',
    path: '/api/oauth/{provider}/redirect_url',
    access: 'everyone',
    summary: 'Where to send the browser to sign in',
    params: z.object({ provider: text(64) }),
    query: z.object({ code: text(16).optional() }),
    response: z.object({ redirectUrl: z.string() }),
  },
  createSession: {
    method: 'POST',
    path: '/api/sessions',
    access: 'everyone',
    summary: 'Exchange the code of a finished sign-in for a session',
    body: z.strictObject({
      code: text(2_048).min(1),
      state: text(512).optional(),
      iss: text(512).optional(),
      isIncognito: z.boolean().optional(),
      isIframe: z.boolean().optional(),
    }),
    response: z.object({ sessionToken: z.string() }),
  },
  logout: {
    method: 'GET',
    path: '/api/logout',
    access: 'everyone',
    summary: 'Sign out; refused when another site causes it',
    response: done,
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/api/logout',
    access: 'everyone',
    summary: 'Sign out, here or on every device',
    body: z.strictObject({ everywhere: z.boolean().optional() }).optional(),
    response: done,
  },
  listForms: {
    method: 'GET',
    path: '/api/forms',
    access: 'owner',
    summary: 'The forms of the signed-in owner, newest first',
    response: z.object({ forms: z.array(formListItem) }),
  },
  createForm: {
    method: 'POST',
    path: '/api/forms',
    access: 'owner',
    summary: 'Create a form',
    body: z.strictObject({
      name: formName,
      description: formDescription.optional(),
      schema: formSchema.optional(),
    }),
    response: formAnswer,
  },
  readForm: {
    method: 'GET',
    path: '/api/forms/{id}',
    access: 'owner',
    summary: 'One form with its schema',
    params: formId,
    response: formAnswer,
  },
  saveForm: {
    method: 'PUT',
    path: '/api/forms/{id}',
    access: 'owner',
    summary: 'Save a form; 409 with the stored one when `version` is no longer the newest',
    params: formId,
    body: z.strictObject({
      name: formName,
      description: formDescription.optional(),
      schema: formSchema,
      version: z.int().min(1).max(maxVersion).optional(),
    }),
    response: formAnswer,
  },
  deleteForm: {
    method: 'DELETE',
    path: '/api/forms/{id}',
    access: 'owner',
    summary: 'Delete a form with its submissions',
    params: formId,
    response: done,
  },
  duplicateForm: {
    method: 'POST',
    path: '/api/forms/{id}/duplicate',
    access: 'owner',
    summary: 'Copy a form, as a draft without submissions',
    params: formId,
    response: formAnswer,
  },
  publishForm: {
    method: 'POST',
    path: '/api/forms/{id}/publish',
    access: 'owner',
    summary: 'Publish a form; the first time gives it its slug',
    params: formId,
    response: formAnswer,
  },
  unpublishForm: {
    method: 'POST',
    path: '/api/forms/{id}/unpublish',
    access: 'owner',
    summary: 'Take a form off its public link',
    params: formId,
    response: formAnswer,
  },
  changeSlug: {
    method: 'PUT',
    path: '/api/forms/{id}/slug',
    access: 'owner',
    summary: 'Give a form another public link; 409 when it is taken',
    params: formId,
    body: z.strictObject({
      slug: z.string().regex(slugPattern, slugRule),
    }),
    response: formAnswer,
  },
  readFormVersion: {
    method: 'GET',
    path: '/api/forms/{id}/versions/{version}',
    access: 'owner',
    summary: 'The form as it was saved at one version (decision 35)',
    params: formId.extend({ version: z.coerce.number().int().min(1).max(maxVersion) }),
    response: z.object({
      version: z.int(),
      name: z.string(),
      description: z.string().optional(),
      savedAt: isoTime,
      schema: formSchema,
    }),
  },
  listFormVersions: {
    method: 'GET',
    path: '/api/forms/{id}/versions',
    access: 'owner',
    summary: 'The saved versions of a form, newest first; `before` pages (decision 35)',
    params: formId,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: z.coerce.number().int().min(1).max(maxVersion).optional(),
    }),
    response: z.object({
      versions: z.array(
        z.object({ version: z.int(), name: z.string(), savedAt: isoTime, fields: z.int() }),
      ),
      /** what to give as `before` for those that follow; null after the last */
      nextBefore: z.int().nullable(),
    }),
  },
  listSubmissions: {
    method: 'GET',
    path: '/api/forms/{id}/submissions',
    access: 'owner',
    summary:
      'Submissions, newest first; `q` searches the e-mail address and the answers. A search answers after a moment: a page may hold fewer than `limit`, even none, and only a `nextCursor` of null says that there are no more.',
    params: formId,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
      cursor: text(200).optional(),
      q: text(500).optional(),
    }),
    response: z.object({ submissions: z.array(submission), nextCursor: z.string().nullable() }),
  },
  submissionStatistics: {
    method: 'GET',
    path: '/api/forms/{id}/submissions/stats',
    access: 'owner',
    summary: 'The four figures above the submissions',
    params: formId,
    response: z.object({
      total: z.int(),
      withEmail: z.int(),
      thisWeek: z.int(),
      averagePerDay: z.int(),
      heldBack: z.int().describe('not counted in the others'),
    }),
  },
  readSubmission: {
    method: 'GET',
    path: '/api/forms/{id}/submissions/{submissionId}',
    access: 'owner',
    summary: 'One submission, and which came just after and just before it',
    params: oneSubmission,
    response: z.object({ submission, newer: z.string().nullable(), older: z.string().nullable() }),
  },
  listFiles: {
    method: 'GET',
    path: '/api/forms/{id}/submissions/{submissionId}/files',
    access: 'owner',
    summary: 'The files of one submission whose content is stored; each is at this path and its id',
    params: oneSubmission,
    response: z.object({
      files: z.array(
        z.object({
          id: z.string(),
          fieldId: z.string(),
          name: z.string(),
          size: z.int().describe('bytes'),
        }),
      ),
    }),
  },
  deleteSubmission: {
    method: 'DELETE',
    path: '/api/forms/{id}/submissions/{submissionId}',
    access: 'owner',
    summary: 'Delete one submission; for a while it can be restored',
    params: oneSubmission,
    response: done,
  },
  restoreSubmission: {
    method: 'POST',
    path: '/api/forms/{id}/submissions/{submissionId}/restore',
    access: 'owner',
    summary: 'Bring back a submission that was deleted a moment ago; 404 when it is gone for good',
    params: oneSubmission,
    response: z.object({ submission }),
  },
  submissionSummary: {
    method: 'GET',
    path: '/api/forms/{id}/submissions/summary',
    access: 'owner',
    summary: 'What the answers say, question by question',
    params: formId,
    query: z.object({ timeZone: text(64).default('UTC') }),
    response: submissionSummary,
  },
  listPartials: {
    method: 'GET',
    path: '/api/forms/{id}/partials',
    access: 'owner',
    summary: 'Unfinished answers, the last changed first; they are no submissions (decision 21)',
    params: formId,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(50),
      cursor: text(200).optional(),
    }),
    response: z.object({
      partials: z.array(partialSubmission),
      total: z.int(),
      nextCursor: z.string().nullable(),
    }),
  },
  deletePartial: {
    method: 'DELETE',
    path: '/api/forms/{id}/partials/{partialId}',
    access: 'owner',
    summary: 'Delete unfinished answers for good',
    params: formId.extend({ partialId: text(64) }),
    response: done,
  },
  listHeld: {
    method: 'GET',
    path: '/api/forms/{id}/held',
    access: 'owner',
    summary:
      'Submissions that were held back because they look like spam, newest first. `refused`: how many were refused because no more are kept, in the last 30 days. `guardedUntil`: until when submissions need a proof of work, unless the flood goes on.',
    params: formId,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(50),
      cursor: text(200).optional(),
    }),
    response: z.object({
      held: z.array(heldSubmission),
      total: z.int(),
      nextCursor: z.string().nullable(),
      refused: z.int(),
      guardedUntil: isoTime.nullable(),
    }),
  },
  releaseHeld: {
    method: 'POST',
    path: '/api/forms/{id}/held/{heldId}/release',
    access: 'owner',
    summary:
      'Make a submission of what was held back, as of when it came; its messages are sent now. The same answer for one that was released before.',
    params: oneHeld,
    response: done,
  },
  deleteHeld: {
    method: 'DELETE',
    path: '/api/forms/{id}/held/{heldId}',
    access: 'owner',
    summary: 'Delete what was held back; for a while it can be restored',
    params: oneHeld,
    response: done,
  },
  restoreHeld: {
    method: 'POST',
    path: '/api/forms/{id}/held/{heldId}/restore',
    access: 'owner',
    summary: 'Hold back again what was deleted a moment ago; 404 when it is gone for good',
    params: oneHeld,
    response: done,
  },
  deleteAllHeld: {
    method: 'DELETE',
    path: '/api/forms/{id}/held',
    access: 'owner',
    summary: 'Delete for good everything of a form that was held back until `before`, or until now',
    params: formId,
    query: z.object({ before: isoTime.optional() }),
    response: done,
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/forms/{id}/deliveries',
    access: 'owner',
    summary:
      'What was sent because of submissions, or waits to be sent, newest first; `after` pages. `mailIsOn`: whether this server sends e-mail.',
    params: formId,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      after: text(64).optional(),
    }),
    response: z.object({
      deliveries: z.array(delivery),
      /** what to give as `after` for those that follow; null after the last */
      nextAfter: z.string().nullable(),
      mailIsOn: z.boolean(),
    }),
  },
  readDelivery: {
    method: 'GET',
    path: '/api/forms/{id}/deliveries/{deliveryId}',
    access: 'owner',
    summary: 'One delivery with its last tries',
    params: oneDelivery,
    response: z.object({ delivery }),
  },
  retryDelivery: {
    method: 'POST',
    path: '/api/forms/{id}/deliveries/{deliveryId}/retry',
    access: 'owner',
    summary: 'Try a delivery that waits or was given up once more, now',
    params: oneDelivery,
    response: z.object({ delivery }),
  },
  sendTest: {
    method: 'POST',
    path: '/api/forms/{id}/deliveries/test',
    access: 'owner',
    summary:
      'Send made-up answers to the webhook or the e-mail address that is saved with the form',
    params: formId,
    body: z.strictObject({ kind: z.enum(['webhook', 'email']) }),
    response: z.object({ delivery }),
  },
  readWebhookSecret: {
    method: 'GET',
    path: '/api/forms/{id}/webhook-secret',
    access: 'owner',
    summary: "The secret with which the form's webhooks are signed; the first time makes it",
    params: formId,
    response: webhookSecret,
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/api/forms/{id}/webhook-secret/rotate',
    access: 'owner',
    summary: 'Make a new secret; for a day webhooks are signed with both',
    params: formId,
    response: webhookSecret,
  },
  readPaymentKeys: {
    method: 'GET',
    path: '/api/forms/{id}/payment-keys',
    access: 'owner',
    summary: 'Which keys of the payment provider are kept for a form; never the keys themselves',
    params: formId,
    response: paymentKeys,
  },
  savePaymentKeys: {
    method: 'PUT',
    path: '/api/forms/{id}/payment-keys',
    access: 'owner',
    summary:
      'Keep keys of the payment provider; null removes one, an absent one stays. They are never given out again.',
    params: formId,
    body: z.strictObject({
      secretKey: text(255).nullable().optional(),
      webhookSecret: text(255).nullable().optional(),
    }),
    response: paymentKeys,
  },
  storeImage: {
    method: 'POST',
    path: '/api/images',
    access: 'owner',
    summary:
      'Store a PNG, JPEG or WebP image, served to everybody under /images/{id}; the same image twice is stored once',
    body: z.strictObject({
      /** the bytes in Base64 */
      content: z.string().max(maxImageCharacters),
    }),
    response: z.object({ id: imageId }),
  },
  readPublicForm: {
    method: 'GET',
    path: '/api/public/forms/{slug}',
    access: 'everyone',
    summary: 'A published form, without what only its owner may see',
    params: slug,
    response: z.object({ form: publicForm }),
  },
  submitForm: {
    method: 'POST',
    path: '/api/public/forms/{slug}/submit',
    access: 'everyone',
    summary:
      'Send answers. The headers Idempotency-Key (sending again stores once), Form-Version (the version filled in) and Partial-Key (the unfinished answers that these complete) are optional. A 429 with a `challenge` says that many are sending: sent again with the header Proof-Of-Work, the Base64 of `{challenge, solution}` as JSON (ALTCHA, PBKDF2), it is taken at once; with `unable` in its place it is held back for the owner to see.',
    params: slug,
    body: answers,
    response: z.object({ message: z.string(), redirectUrl: z.string().optional() }),
  },
  startPayment: {
    method: 'POST',
    path: '/api/public/forms/{slug}/payment-intents',
    access: 'everyone',
    summary:
      'Begin the payment that a payment field asks for. The server computes the amount from the form and the answers; `amount` counts only where the visitor may choose it. The same `attempt` for the same amount is the same payment. The answers are kept: once paid they become a submission, even if the browser is closed.',
    params: slug,
    body: z.strictObject({
      fieldId: text(64),
      attempt: z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, - or _'),
      /** in the smallest unit of the currency */
      amount: z.int().optional(),
      answers,
    }),
    response: z.object({
      clientSecret: z.string(),
      amount: z.int(),
      currency: z.enum(currencies),
      status: z.string(),
      provider: z.enum(['stripe', 'test']),
      /** no money moves */
      test: z.boolean(),
      publishableKey: z.string().nullable(),
    }),
  },
  confirmTestPayment: {
    method: 'POST',
    path: '/api/public/test-payments/confirm',
    access: 'everyone',
    summary:
      'Pay a test payment with a test card; no money moves. 404 where the server takes no test payments (decision 32).',
    body: z.strictObject({
      clientSecret: text(500),
      card: text(40),
      /** the answer to `requires_action`: whether the visitor confirmed */
      authenticated: z.boolean().optional(),
    }),
    response: z.object({
      status: z.enum(['succeeded', 'requires_action', 'declined']),
      /** why it was declined */
      message: z.string().optional(),
    }),
  },
  savePartial: {
    method: 'PUT',
    path: '/api/public/forms/{slug}/partials/{key}',
    access: 'everyone',
    summary:
      'Keep unfinished answers of a form with `advanced.autoSave`, in place of those of the same key and an earlier `revision`; none at all forgets them. A submission with the header Partial-Key takes their place.',
    params: slug.extend({ key: partialKey }),
    query: z.object({
      revision: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      formVersion: z.coerce.number().int().min(1).max(maxVersion).optional(),
    }),
    body: answers,
    response: done,
  },
  subscribeToNewsletter: {
    method: 'POST',
    path: '/api/newsletter',
    access: 'everyone',
    summary: 'Subscribe an address; the same answer for one already known (decision 16)',
    body: z.strictObject({ email: emailAddress.min(3, 'must be an e-mail address') }),
    response: done,
  },
} as const satisfies Record<string, Call>

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

export type FormListItem = z.output<typeof formListItem>
export type Submission = z.output<typeof submission>
export type PartialSubmission = z.output<typeof partialSubmission>
export type HeldSubmission = z.output<typeof heldSubmission>
export type SubmissionSummary = z.output<typeof submissionSummary>
export type User = z.output<typeof user>
export type PublicForm = z.output<typeof publicForm>
