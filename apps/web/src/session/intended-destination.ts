import { attemptStorage } from '../storage/attempt-storage.ts'

const key = 'ramiform.destination'

/** Destination of a sign-in that did not start on a particular page. */
export const defaultDestination = '/dashboard'

/** Accepts only paths of this site. A second slash or a backslash, which browsers treat alike, would lead elsewhere. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false
  return URL.parse(path, 'https://own.invalid')?.origin === 'https://own.invalid'
}

/** Stores where the sign-in leads. Without storage it leads to /dashboard. */
export function rememberDestination(storage: () => Storage, path: string): void {
  if (isOwnPath(path)) attemptStorage(() => storage().setItem(key, path))
}

/** Reads and removes the stored destination. Falls back to /dashboard if it is missing or unsafe (spec section 4). */
export function takeDestination(storage: () => Storage): string {
  const path = attemptStorage(() => storage().getItem(key))
  attemptStorage(() => storage().removeItem(key))
  return path !== null && isOwnPath(path) ? path : defaultDestination
}
