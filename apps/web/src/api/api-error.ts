import type { Refusal } from '@ramiform/contract/refusal'

/** A failed request. The message is the server's sentence and can be shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when the server was not reachable */
  readonly status: number
  /** response body: the message, and details under named keys (decision 18) */
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal, options?: ErrorOptions) {
    super(refusal.error, options)
    this.status = status
    this.refusal = refusal
  }
}

/** Default message for a status without a message from the server. */
export function unsaidRefusal(status: number): string {
  return `The server answered with status ${status}.`
}

/** The message to show for any thrown value. After a failure of the server, with the id that the operator looks up. */
export function messageOf(error: unknown): string {
  const requestId = error instanceof ApiError ? error.refusal.requestId : undefined
  if (error instanceof ApiError && typeof requestId === 'string') {
    return `${error.message} Request ID: ${requestId}`
  }
  return error instanceof Error ? error.message : 'Something went wrong.'
}

/** True if a retry without changes may succeed. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
