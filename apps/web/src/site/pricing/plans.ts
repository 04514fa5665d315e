/** A plan (spec sections 3 and 9). Prices are in US dollars. */
export interface Plan {
  readonly id: 'free' | 'pro' | 'enterprise'
  readonly name: string
  readonly description: string
  readonly monthlyPrice: number
  /** for the whole year */
  readonly annualPrice: number
  readonly badge?: string
  readonly features: readonly string[]
  readonly limits: PlanLimits
  readonly cta: string
}

export interface PlanLimits {
  readonly forms: number | 'unlimited'
  /** a month */
  readonly submissions: number
  readonly storage: string
  /** team members */
  readonly users: number
}

export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    description: 'For a single form.',
    monthlyPrice: 0,
    annualPrice: 0,
    features: [
      '1 form',
      '100 submissions per month',
      '1 GB storage',
      'Conditional logic on any field',
    ],
    limits: { forms: 1, submissions: 100, storage: '1 GB', users: 1 },
    cta: 'Get Started',
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For professionals and teams.',
    monthlyPrice: 29,
    annualPrice: 299,
    badge: 'Recommended',
    features: [
      'Unlimited forms',
      '10,000 submissions per month',
      '100 GB storage',
      'File uploads up to 100 MB',
    ],
    limits: { forms: 'unlimited', submissions: 10_000, storage: '100 GB', users: 5 },
    cta: 'Try Pro for 14 days',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'For organizations with many submissions.',
    monthlyPrice: 149,
    annualPrice: 999,
    features: [
      'Unlimited forms',
      '100,000 submissions per month',
      '1 TB storage',
      'Everything in Pro',
    ],
    limits: { forms: 'unlimited', submissions: 100_000, storage: '1 TB', users: 25 },
    cta: 'Try Enterprise for 14 days',
  },
]

/** Label next to *Annual*, such as "save up to 44%". Switched off (spec section 9). */
export const annualDiscountLabel: string | null = null

/** Savings of annual over monthly billing, in US dollars; 0 if there are none. */
export function annualSaving({
  monthlyPrice,
  annualPrice,
}: Pick<Plan, 'monthlyPrice' | 'annualPrice'>): number {
  return Math.max(0, 12 * monthlyPrice - annualPrice)
}
