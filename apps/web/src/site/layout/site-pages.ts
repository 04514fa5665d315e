/** The columns of the footer, in their order (spec section 2). */
export const footerColumns = ['Product', 'Resources', 'Company', 'Legal'] as const

export interface SitePage {
  readonly path: string
  /** what links to it say */
  readonly title: string
  /** where the footer has it; without one only other pages lead there */
  readonly column?: (typeof footerColumns)[number]
  /** the header leads there too */
  readonly inHeader?: boolean
  /** a screen of the app, which the browser draws: neither prerendered nor in the sitemap */
  readonly isApp?: boolean
}

/** Every page of the site, once, in the order of its links. */
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

/** What is written out while the app is built, and listed in the sitemap. */
export const readablePages = sitePages.filter(({ isApp }) => isApp !== true)
