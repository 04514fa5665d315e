import type { Surroundings } from './sign-in-timing.ts'

/** Texts for a failed sign-in (spec section 8). */
export const signInErrors = {
  noCode: 'No authorization code received',
  failed: 'Authentication failed',
  notEstablished: 'Authentication session not established',
  incognito:
    'Authentication failed in private/incognito mode. Please try using a regular browser window.',
  framed: 'Authentication failed in iframe mode. This may be due to browser security restrictions.',
} as const

/** Code of the server for an account that the operator disabled. */
export const accountDisabled = 'account_disabled'

/** The server's code, and those of providers (RFC 6749 section 4.1.2.1, OpenID Connect Core section 3.1.2.6). */
const codes: Readonly<Record<string, string>> = {
  [accountDisabled]: 'Your account is disabled. Contact the operator of this server.',
  access_denied: 'The sign-in was canceled.',
  login_required: 'The provider asks you to sign in there first.',
  interaction_required: 'The provider needs you to answer a question first. Sign in again.',
  consent_required: 'The provider needs your consent first. Sign in again.',
  account_selection_required: 'Choose an account at the provider first. Sign in again.',
  server_error: 'The provider had a problem. Try again in a moment.',
  temporarily_unavailable: 'The provider is busy. Try again in a moment.',
  invalid_request: 'The provider did not understand the request.',
  unauthorized_client: 'The provider does not accept this server.',
  unsupported_response_type: 'The provider does not accept this server.',
  invalid_scope: 'The provider does not accept this server.',
}

/**
 * The text for an `?error=` in an address. Anybody can write an address, so only known texts are shown. Every other
 * value shows the general failure.
 */
export function signInErrorText(error: string | null): string | null {
  if (error === null || error === '') return null
  if (Object.values<string>(signInErrors).includes(error)) return error
  return (Object.hasOwn(codes, error) && codes[error]) || signInErrors.failed
}

/** The error for a session that was created but does not work. */
export function notEstablishedError({ isFramed, isIncognito }: Surroundings): string {
  if (isFramed) return signInErrors.framed
  return isIncognito ? signInErrors.incognito : signInErrors.notEstablished
}
