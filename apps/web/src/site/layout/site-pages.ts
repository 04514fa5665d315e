/** Footer columns in order (spec section 2). */
export const footerColumns = ['Product', 'Resources', 'Company', 'Legal'] as const

export interface SitePage {
  readonly path: string
  /** Text of links to the page. */
  readonly title: string
  /** Footer column. Without one, only other pages link to the page. */
  readonly column?: (typeof footerColumns)[number]
  /** The header links to the page, too. */
  readonly inHeader?: boolean
  /** A screen of the app: not prerendered and not in the sitemap. */
  readonly isApp?: boolean
}

/** Every page of the site, in the order of the links. */
export const sitePages: readonly SitePage[] = [
  { path: '/', title: 'Home' },

  { path: '/features', title: 'Features', column: 'Product', inHeader: true },
  { path: '/templates', title: 'Templates', column: 'Product', inHeader: true },
  { path: '/pricing', title: 'Pricing', column: 'Product', inHeader: true },
  { path: '/documentation', title: 'Documentation', column: 'Resources', inHeader: true },
  { path: '/logic-chat', title: 'Logic Chat', column: 'Product', inHeader: true, isApp: true },

  { path: '/blog', title: 'Blog', column: 'Resources' },
  { path: '/community', title: 'Community', column: 'Resources' },
  { path: '/support', title: 'Support', column: 'Resources' },

  { path: '/about', title: 'About', column: 'Company' },
  { path: '/careers', title: 'Careers', column: 'Company' },
  { path: '/contact', title: 'Contact', column: 'Company' },
  { path: '/security', title: 'Security', column: 'Company' },

  { path: '/privacy', title: 'Privacy', column: 'Legal' },
  { path: '/terms', title: 'Terms', column: 'Legal' },
  { path: '/cookies', title: 'Cookies', column: 'Legal' },
  { path: '/gdpr', title: 'GDPR', column: 'Legal' },
  { path: '/accessibility', title: 'Accessibility', column: 'Legal' },
]

/** Prerendered pages, which the sitemap lists. */
export const readablePages = sitePages.filter(({ isApp }) => isApp !== true)
