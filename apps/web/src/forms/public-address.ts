/** Path of a published form (spec section 7). */
export function publicPath(slug: string): string {
  return `/f/${encodeURIComponent(slug)}`
}

export function publicAddress(slug: string): string {
  return window.location.origin + publicPath(slug)
}

/** The slug of a public form; null unless the form is published and has a slug (spec section 4). */
export function liveSlug(form: { slug: string | null; isPublished: boolean }): string | null {
  return form.isPublished ? form.slug : null
}
