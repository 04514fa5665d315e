/** Paths of the screens that the browser renders (spec section 2). The site's pages are files of the build. */
const pages = [
  '/login',
  '/auth/callback',
  '/dashboard',
  '/account',
  '/bin',
  '/forms/new',
  '/forms/{id}',
  '/forms/{id}/edit',
  '/forms/{id}/logic',
  '/forms/{id}/print',
  '/forms/{id}/share',
  '/forms/{id}/submissions',
  '/forms/{id}/submissions/{submissionId}',
  '/logic-chat',
] as const

const patterns = pages.map((page) => new RegExp(`^${page.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`))

export function isAppRoute(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
