/**
 * The name of an input that no person sees, in the page of every public form. No field id has a dot in it, no browser
 * or password manager knows such a field, and programs that fill in whatever they find fill it in.
 */
export const trapName = 'form.comment'
