/** Last change of the privacy page and the terms (spec section 2). */
const legalDate = { date: '2024-10-11', words: 'October 11, 2024' } as const
/** Last comparison of the other pages with the software. */
const reviewDate = { date: '2026-11-22', words: 'November 22, 2026' } as const

/** The legal pages. Each is a file in texts/ and an entry here. */
export const legalPages = {
  privacy: {
    updated: legalDate,
    description:
      'What Ramiform stores about people who build forms and people who fill them in, why, for how long, and what you can do about it.',
  },
  terms: {
    updated: legalDate,
    description:
      'The terms for using Ramiform at this address: your account, your content, plans and payment, canceling, and 30 days notice of changes.',
  },
  security: {
    updated: reviewDate,
    description:
      'How Ramiform protects forms and answers, what it does not protect against, and how to report a vulnerability.',
  },
  gdpr: {
    updated: reviewDate,
    description:
      'Who is the controller and the processor in Ramiform, which rights you have under the GDPR, and how to use them in the app.',
  },
  cookies: {
    updated: reviewDate,
    description:
      'Every cookie and browser storage entry that Ramiform uses, with its purpose and how long it lasts.',
  },
  accessibility: {
    updated: reviewDate,
    description:
      'How Ramiform meets WCAG 2.2 AA: what we test, what the known limitations are, and how to report a barrier.',
  },
} as const

export type LegalPageName = keyof typeof legalPages

export const legalPageNames = Object.keys(legalPages) as readonly LegalPageName[]
