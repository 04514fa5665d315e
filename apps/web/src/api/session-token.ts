/**
 * Inside another site's frame browsers withhold cookies, so there the session travels as a Bearer token,
 * kept in session and local storage (spec section 9). Anywhere else the cookie does and no script sees it.
 */
const key = 'ramiform.session'

/** what a frame that is denied all storage has until its page is left */
let unstored: string | null = null

/** Nowhere while pages are written out. */
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

/** A frame may be denied all storage: then the session lasts as long as the page. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
