/** When the privacy page and the terms were last changed (spec section 2). */
export const legalDate = { date: '2024-10-11', words: 'October 11, 2024' } as const
/** When the other pages were last compared with what the software does. */
export const reviewDate = { date: '2026-11-22', words: 'November 22, 2026' } as const
