import { maxKeptLooks } from '@ramiform/contract/looks'
import { english } from '@ramiform/core/built-in-texts/en'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from './database/unavailable.ts'
import { wordsOfCall } from './http/visitor-words.ts'

const { refusals: words } = english

/** Every refusal with its HTTP status and message (decision 18: error bodies). */
export const refusals = {
  bad_input: { status: 400, message: words.bad_input },
  bad_json: { status: 400, message: 'The body is not valid JSON' },
  too_deep: { status: 400, message: 'The JSON is nested too deeply' },
  bad_text: { status: 400, message: 'The body is not valid UTF-8' },
  bad_address: { status: 400, message: 'The URL is not valid' },
  bad_idempotency_key: {
    status: 400,
    message: 'Idempotency-Key must be 1 to 255 visible ASCII characters without spaces',
  },
  bad_cursor: { status: 400, message: 'cursor must be the nextCursor of a previous page' },
  sign_in_failed: { status: 400, message: 'Authentication failed' },
  not_signed_in: { status: 401, message: 'Not signed in' },
  cross_site: { status: 403, message: 'Cross-site request refused' },
  email_not_verified: { status: 403, message: 'Email not verified at the provider' },
  account_disabled: {
    status: 403,
    message: 'The operator of this server disabled this account',
  },
  not_found: { status: 404, message: words.not_found },
  form_not_found: { status: 404, message: 'Form not found' },
  look_not_found: { status: 404, message: 'Look not found' },
  folder_not_found: { status: 404, message: 'Folder not found' },
  submission_not_found: { status: 404, message: 'Submission not found' },
  delivery_not_found: { status: 404, message: 'Delivery not found' },
  form_not_published: { status: 404, message: words.form_not_published },
  upload_not_found: {
    status: 404,
    message: words.upload_not_found,
  },
  payment_not_asked: { status: 404, message: words.payment_not_asked },
  no_files: { status: 404, message: 'No submission has files yet' },
  no_such_provider: { status: 404, message: 'Unknown sign-in provider' },
  form_closed: { status: 410, message: words.form_closed },
  stale_version: {
    status: 409,
    message: 'This form was saved elsewhere after you opened it',
  },
  too_many_looks: {
    status: 409,
    message: `You keep ${maxKeptLooks} looks already. Delete one first.`,
  },
  too_many_forms: {
    status: 409,
    message: 'Your account has as many forms as its operator allows. Delete one forever first',
  },
  folder_name_taken: { status: 409, message: 'Another folder already has this name' },
  slug_taken: { status: 409, message: 'Another form already uses this link' },
  already_submitted: { status: 409, message: words.already_submitted },
  form_changed: { status: 409, message: words.form_changed },
  too_large: { status: 413, message: words.too_large },
  wrong_media_type: {
    status: 415,
    message: 'Send JSON with the header Content-Type: application/json',
  },
  form_refused: { status: 422, message: 'The form cannot be saved' },
  form_unsendable: {
    status: 422,
    message: 'This form cannot be published because it can never be sent',
  },
  answers_refused: { status: 422, message: words.answers_refused },
  no_questions: { status: 422, message: english.form.noQuestions },
  file_refused: { status: 422, message: words.file_refused },
  payment_refused: { status: 422, message: words.payment_refused },
  payments_off: {
    status: 422,
    message: words.payments_off,
  },
  payment_keys_refused: { status: 422, message: 'These keys cannot be used' },
  patterns_too_slow: {
    status: 422,
    message: 'Checking these answers against the form’s patterns takes too long',
  },
  image_refused: { status: 422, message: 'The image cannot be stored' },
  mail_is_off: {
    status: 422,
    message: 'This server cannot send email because SMTP_URL is not set',
  },
  address_not_confirmed: {
    status: 422,
    message: 'The notification address is not confirmed yet. Open the link in the email first',
  },
  nothing_to_test: {
    status: 422,
    message: 'The saved form has no address to send to. Save the form first',
  },
  not_confirmed: {
    status: 422,
    message: 'Type the email address of your account to delete it',
  },
  unknown_time_zone: {
    status: 422,
    message: 'timeZone must be the name of a time zone, such as Europe/Berlin',
  },
  too_many_requests: {
    status: 429,
    message: words.too_many_requests,
  },
  too_many_questions: {
    status: 429,
    message: 'This address has received too many confirmation emails today. Try again tomorrow',
  },
  too_many_held: { status: 429, message: words.too_many_held },
  too_many_uploads: {
    status: 429,
    message: words.too_many_uploads,
  },
  too_many_partials: {
    status: 429,
    message:
      'This form cannot save more unfinished answers right now. You can still send the finished form',
  },
  failed: { status: 500, message: words.failed },
  unavailable: {
    status: 503,
    message: words.unavailable,
  },
  disk_full: { status: 503, message: 'The disk of this server is full' },
  provider_unreachable: {
    status: 503,
    message: 'The sign-in provider cannot be reached right now. Please try again',
  },
  payments_unreachable: {
    status: 503,
    message: words.payments_unreachable,
  },
  not_built: { status: 503, message: 'The pages are not built yet. Run: npm run build' },
  closing: { status: 503, message: words.closing },
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalCode = keyof typeof refusals

/** A refused request. Its response is `{error, code, ...details}` with its status. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds: number | undefined
  readonly #said: RefusalOptions['message']

  constructor(code: RefusalCode, options: RefusalOptions = {}) {
    const { message = refusals[code].message } = options
    super(typeof message === 'string' ? message : message(english), { cause: options.cause })
    this.code = code
    this.status = refusals[code].status
    this.#said = options.message
    this.details = options.details ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds ?? (this.status === 503 ? 5 : undefined)
  }

  /** The message in the visitor's language, or in English for messages that visitors never see. */
  messageIn(language: FormWords): string {
    if (typeof this.#said === 'function') return this.#said(language)
    if (this.#said !== undefined || !isForVisitors(this.code)) return this.message
    return language.refusals[this.code]
  }
}

function isForVisitors(code: RefusalCode): code is RefusalCode & keyof FormWords['refusals'] {
  return Object.hasOwn(words, code)
}

interface RefusalOptions {
  /** A more specific message than the catalogue's. A function gets the visitor's language. */
  readonly message?: string | ((words: FormWords) => string) | undefined
  /** Underlying error, for the log. */
  readonly cause?: unknown
  readonly details?: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds?: number
}

/** Creates a refusal, as in `throw refuse('form_not_found')`. */
export function refuse(code: RefusalCode, options?: RefusalOptions): Refusal {
  return new Refusal(code, options)
}

/** Registers one handler for all errors. Only refusals show their message; other errors reveal no internals. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(handleError)
}

/** Logs an error and sends it as a refusal, in the language of the call. */
export function handleError(
  error: FastifyError | Refusal | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asRefusal(error, request)
  logFailure(error, refusal, request)
  return sendRefusal(refusal, reply, wordsOfCall(request))
}

/** Logs server failures and refused cross-site requests. The request log line covers all other refusals. */
export function logFailure(error: Error, refusal: Refusal, request: FastifyRequest): void {
  // The client disconnected; an incomplete body is not a server failure.
  if (request.socket.destroyed) request.log.debug('the caller went away')
  else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
  else if (refusal.status === 403) request.log.warn({ code: refusal.code }, 'refused')
}

/** Sends a refusal as the response, in English unless the caller passes a language. */
export function sendRefusal(
  refusal: Refusal,
  reply: FastifyReply,
  words: FormWords = english,
): FastifyReply {
  sayWhenAgain(refusal, reply)
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        error: refusal.messageIn(words),
        code: refusal.code,
        ...refusal.details,
        // Only for failures: a caller reports those, and the operator finds the id in the log.
        ...(refusal.status >= 500 ? { requestId: reply.request.id } : {}),
      }),
    )
}

/** Sets Retry-After when the delay is known (RFC 9110, section 10.2.3). */
export function sayWhenAgain({ retryAfterSeconds }: Refusal, reply: FastifyReply): void {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
}

/** Converts any error to a refusal. */
export function asRefusal(
  error: FastifyError | Refusal | Error,
  request?: FastifyRequest,
): Refusal {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return refuse('unavailable')
  if (isUnstorableText(error)) return refuse('bad_input')
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  const known = Object.hasOwn(frameworkCodes, code) ? frameworkCodes[code] : undefined
  if (known === 'too_large') {
    return refuse('too_large', {
      message: `The request is larger than the ${asSize(request?.routeOptions.bodyLimit ?? 0)} that are accepted here`,
    })
  }
  if (known !== undefined) return refuse(known)
  return refuse(statusCode >= 400 && statusCode < 500 ? 'bad_input' : 'failed')
}

/** Detects PostgreSQL's errors for text it cannot store: a NUL character in a parameter, or as `\\u0000` in JSON. */
function isUnstorableText(error: Error): boolean {
  return 'severity' in error && 'code' in error && /^(?:22021|22P05)$/.test(String(error.code))
}

/** Refusals for Fastify's error codes. */
const frameworkCodes: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_BAD_URL: 'bad_address',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_REOPENED_CLOSE_SERVER: 'closing',
}

function asSize(bytes: number): string {
  return bytes >= 1_048_576
    ? `${Math.floor(bytes / 1_048_576)} MB`
    : `${Math.floor(bytes / 1_024)} kB`
}
