/** Where the footer's box is posted to without a script. The answer leads back to the page that it was posted from. */
export const newsletterPath = '/newsletter'

/** How that can end; the page has the words for each in an element of its own, which the address then names. */
export const newsletterEnds = ['subscribed', 'wrong-address', 'too-many', 'failed'] as const
export type NewsletterEnd = (typeof newsletterEnds)[number]

export const newsletterElement = (end: NewsletterEnd) => `newsletter-${end}`
