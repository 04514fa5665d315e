/** Of the unfinished answers that were sent from this page: a submission names them, and takes their place. */
export const partial: { headers?: { readonly 'partial-key': string } | undefined } = {}
