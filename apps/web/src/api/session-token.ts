/**
 * Storage key of the session token. Browsers block cookies in a frame of another site. There the session is a Bearer
 * token in session and local storage (spec section 9). Elsewhere an HttpOnly cookie is used.
 */
const key = 'ramiform.session'

/** token for a frame without any storage, until the page closes */
let unstored: string | null = null

/** True in a frame; false during prerendering. */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.self !== window.top
}

export function sessionToken(): string | null {
  if (!isFramed()) return null
  return unstored ?? read(() => sessionStorage) ?? read(() => localStorage)
}

export function keepSessionToken(token: string): void {
  unstored = token
  for (const storage of [() => sessionStorage, () => localStorage]) {
    attempt(() => storage().setItem(key, token))
  }
}

export function forgetSessionToken(): void {
  unstored = null
  for (const storage of [() => sessionStorage, () => localStorage]) {
    attempt(() => storage().removeItem(key))
  }
}

function read(storage: () => Storage): string | null {
  return attempt(() => storage().getItem(key)) ?? null
}

/** Runs a storage operation. A frame may have no storage; the session then lasts until the page closes. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
