import { siteAddressPlaceholder } from '@ramiform/contract/site-values'

/** Scheme, host and port without a slash. At build time a placeholder, which the server replaces. */
export function siteAddress(): string {
  return import.meta.env.SSR ? siteAddressPlaceholder : window.location.origin
}
