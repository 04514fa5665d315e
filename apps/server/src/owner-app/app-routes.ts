/** The pages of the owner's app and of the site (spec section 2). Any other address answers 404. */
const pages = [
  '/',
  '/login',
  '/auth/callback',
  '/dashboard',
  '/forms/new',
  '/forms/{id}',
  '/forms/{id}/edit',
  '/forms/{id}/logic',
  '/forms/{id}/submissions',
  '/forms/{id}/submissions/{submissionId}',
  '/logic-chat',
  '/pricing',
  '/privacy',
  '/terms',
  '/features',
  '/templates',
  '/support',
  '/community',
  '/documentation',
  '/contact',
  '/blog',
  '/about',
  '/careers',
  '/security',
  '/gdpr',
  '/cookies',
  '/accessibility',
] as const

const patterns = pages.map(
  (page) => new RegExp(`^${page.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
)

export function isAppRoute(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
