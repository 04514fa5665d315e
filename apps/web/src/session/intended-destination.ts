import { attemptStorage } from '../storage/attempt-storage.ts'

const key = 'ramiform.destination'

/** Where a sign-in leads when it was not begun from a particular page. */
export const defaultDestination = '/dashboard'

/** A path of this site: one slash first, and neither a second one nor a backslash, which browsers read alike. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false
  return URL.parse(path, 'https://own.invalid')?.origin === 'https://own.invalid'
}

/** Where storage is denied, a sign-in leads to /dashboard. */
export function rememberDestination(storage: () => Storage, path: string): void {
  if (isOwnPath(path)) attemptStorage(() => storage().setItem(key, path))
}

/** The stored destination, once; /dashboard when there is none that can be trusted (spec section 4). */
export function takeDestination(storage: () => Storage): string {
  const path = attemptStorage(() => storage().getItem(key))
  attemptStorage(() => storage().removeItem(key))
  return path !== null && isOwnPath(path) ? path : defaultDestination
}
