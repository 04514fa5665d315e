/** Where a published form is filled in (spec section 7). */
export function publicPath(slug: string): string {
  return `/f/${encodeURIComponent(slug)}`
}

export function publicAddress(slug: string): string {
  return window.location.origin + publicPath(slug)
}

/** The slug when there is a public form behind it: published, with a slug (spec section 4). */
export function liveSlug(form: { slug: string | null; isPublished: boolean }): string | null {
  return form.isPublished ? form.slug : null
}
