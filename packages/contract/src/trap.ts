/**
 * Name of the honeypot: an input on every public form that people cannot see. The dot keeps it distinct from field ids.
 * Browsers and password managers do not autofill this name. Spam programs fill in every input, so a value marks the
 * submission as possible spam.
 */
export const trapName = 'form.comment'
