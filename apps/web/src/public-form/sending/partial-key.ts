/**
 * Header with the key of the unfinished answers sent from this page. The submission sends it, so that it replaces
 * them.
 */
export const partial: { headers?: { readonly 'partial-key': string } | undefined } = {}
