import { attemptStorage } from '../storage/attempt-storage.ts'

// Providers refuse to load in a frame, so a frame signs in through a separate top-level window. The window goes to the
// provider and back, then posts the bearer token to the frame. The token is posted to our own origin only; an opener
// from another origin gets nothing.

/** key in the window's sessionStorage, which survives the redirects to the provider and back */
const mark = 'ramiform.signs-in-for-frame'
const parameter = 'popup'
/** Window name for the script and the link. A `_blank` link would cut the window off from its opener. */
export const signInWindowName = 'ramiform-sign-in'

/** Message from the window to the frame. */
export type SignInMessage =
  | { readonly ramiform: 'signed-in'; readonly token: string }
  | { readonly ramiform: 'sign-in-failed'; readonly error: string }

/** Start address of the window. */
export function signInWindowPath(provider: string): string {
  return `/login?${new URLSearchParams({ [parameter]: provider })}`
}

/** Opens the window; null where the browser or the embedding page blocks it. */
export function openSignInWindow(provider: string): Window | null {
  return window.open(signInWindowPath(provider), signInWindowName, 'popup,width=520,height=720')
}

/** In the frame: listens for messages from sign-in windows. Returns the unsubscribe function. */
export function hearSignIn(listener: (message: SignInMessage) => void): () => void {
  const hear = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isSignInMessage(data)) listener(data)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/** In the window, on load: the provider to sign in with; null without an opener. */
export function signInWindowFor(search: string): string | null {
  const provider = new URLSearchParams(search).get(parameter)
  return provider === null || provider === '' || !hasOpener() ? null : provider
}

/** Marks the window, so that it is recognized after the redirects. */
export function markSignInWindow(): void {
  attemptStorage(() => sessionStorage.setItem(mark, '1'))
}

/** True in a marked window that is back from the provider and still has its opener. */
export function isSignInWindow(): boolean {
  return hasOpener() && attemptStorage(() => sessionStorage.getItem(mark)) !== null
}

export function postToFrame(message: SignInMessage): void {
  attemptStorage(() => sessionStorage.removeItem(mark))
  // Post to our own origin only; an opener from elsewhere must not get the token.
  window.opener?.postMessage(message, window.location.origin)
}

/** A provider can cut the window off from its opener; sign-in then continues in the window itself. */
function hasOpener(): boolean {
  return window.opener !== null && window.opener !== undefined
}

function isSignInMessage(data: unknown): data is SignInMessage {
  if (typeof data !== 'object' || data === null || !('ramiform' in data)) return false
  if (data.ramiform === 'signed-in') return 'token' in data && typeof data.token === 'string'
  return data.ramiform === 'sign-in-failed' && 'error' in data && typeof data.error === 'string'
}
