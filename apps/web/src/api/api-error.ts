import type { Refusal } from '@ramiform/contract/refusal'

/** A call that was not answered with 2xx. Its message is the server's sentence, fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** the HTTP status; 0 when the server could not be reached */
  readonly status: number
  /** the body of the answer: the sentence, and details under named keys (decision 18) */
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal, options?: ErrorOptions) {
    super(refusal.error, options)
    this.status = status
    this.refusal = refusal
  }
}

/** What an answer is taken to say that says nothing itself. */
export function unsaidRefusal(status: number): string {
  return `The server answered with status ${status}.`
}

/** What to tell the owner about anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong.'
}

/** Whether trying again without changing anything may help. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
