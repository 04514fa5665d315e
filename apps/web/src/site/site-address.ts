/**
 * Stands for the address of the site in everything that is written out while the app is built, when nobody knows it yet.
 * The server puts its PUBLIC_URL there when it hands a page out: `apps/server/src/owner-app/site-address.ts`.
 */
const placeholder = 'https://public-address.invalid'

/** Scheme, host and port, without a slash. */
export function siteAddress(): string {
  return typeof window === 'undefined' ? placeholder : window.location.origin
}
