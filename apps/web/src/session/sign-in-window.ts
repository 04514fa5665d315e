import { attemptStorage } from '../storage/attempt-storage.ts'

// No provider can be shown in a frame, so a frame signs in by a window of its own: the window is ours and at the top, goes
// to the provider and back, and hands the bearer token to the frame that opened it. Whatever else opened it gets nothing:
// the token goes to a window of our own origin or nowhere.

/** in the window's own storage, which stays with it on the way to the provider and back */
const mark = 'ramiform.signs-in-for-frame'
const parameter = 'popup'
/** Under this name script and link open it. A link to `_blank` would leave it without its opener. */
export const signInWindowName = 'ramiform-sign-in'

/** What the window tells the frame. */
export type SignInMessage =
  | { readonly ramiform: 'signed-in'; readonly token: string }
  | { readonly ramiform: 'sign-in-failed'; readonly error: string }

/** Where the window begins. */
export function signInWindowPath(provider: string): string {
  return `/login?${new URLSearchParams({ [parameter]: provider })}`
}

/** Opens it; null where the browser, or the page around the frame, does not allow that. */
export function openSignInWindow(provider: string): Window | null {
  return window.open(signInWindowPath(provider), signInWindowName, 'popup,width=520,height=720')
}

/** In the frame: hears what a window of ours says. Gives a function that ends it. */
export function hearSignIn(listener: (message: SignInMessage) => void): () => void {
  const hear = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isSignInMessage(data)) listener(data)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/** In the window, at its beginning: for which provider it was opened, and by whom that is still there. */
export function signInWindowFor(search: string): string | null {
  const provider = new URLSearchParams(search).get(parameter)
  return provider === null || provider === '' || !hasOpener() ? null : provider
}

/** Keeps in mind, until the provider sends the window back, what it is for. */
export function markSignInWindow(): void {
  attemptStorage(() => sessionStorage.setItem(mark, '1'))
}

/** Whether this is such a window, back from the provider, whose frame can still be told. */
export function isSignInWindow(): boolean {
  return hasOpener() && attemptStorage(() => sessionStorage.getItem(mark)) !== null
}

export function tellFrame(message: SignInMessage): void {
  attemptStorage(() => sessionStorage.removeItem(mark))
  // Exactly our own origin: whoever else opened this window is not told.
  window.opener?.postMessage(message, window.location.origin)
}

/** A provider may cut a window off from what opened it; it then goes on by itself. */
function hasOpener(): boolean {
  return window.opener !== null && window.opener !== undefined
}

function isSignInMessage(data: unknown): data is SignInMessage {
  if (typeof data !== 'object' || data === null || !('ramiform' in data)) return false
  if (data.ramiform === 'signed-in') return 'token' in data && typeof data.token === 'string'
  return data.ramiform === 'sign-in-failed' && 'error' in data && typeof data.error === 'string'
}
