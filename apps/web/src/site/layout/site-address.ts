import { siteAddressPlaceholder } from '@ramiform/contract/site-values'

/** Scheme, host and port, without a slash; a placeholder in pages that are written at build time. */
export function siteAddress(): string {
  return import.meta.env.SSR ? siteAddressPlaceholder : window.location.origin
}
