/** Path that the newsletter box posts to without JavaScript. The response redirects back to the page with the box. */
export const newsletterPath = '/newsletter'

/**
 * Outcomes of a newsletter subscription. The page has one hidden message per outcome. The redirect after the post names
 * that message in the URL's fragment.
 */
export const newsletterEnds = ['subscribed', 'wrong-address', 'too-many', 'failed'] as const
/** Outcome of a newsletter subscription. */
export type NewsletterEnd = (typeof newsletterEnds)[number]

/**
 * Element id of the message for an outcome.
 * @param end outcome of the subscription
 * @returns id without `#`, such as `newsletter-subscribed`
 */
export const newsletterElement = (end: NewsletterEnd) => `newsletter-${end}`
