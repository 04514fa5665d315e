import { type Plan, plans } from './plans.ts'

/** Text, or true if the plan includes the feature. */
export type ComparisonCell = string | boolean

export interface ComparisonRow {
  readonly name: string
  readonly badge?: string
  /** in the order of the plans */
  readonly cells: readonly ComparisonCell[]
}

export interface ComparisonGroup {
  /** heading of the rows; the first group has none */
  readonly name?: string
  readonly rows: readonly ComparisonRow[]
}

const ofEach = (cell: (plan: Plan) => ComparisonCell) => plans.map(cell)
const inEach = (name: string): ComparisonRow => ({ name, cells: ofEach(() => true) })
const count = (number: number | 'unlimited') =>
  number === 'unlimited' ? 'Unlimited' : number.toLocaleString('en-US')

/** Differences between the plans first, then the features of every plan. */
export const comparison: readonly ComparisonGroup[] = [
  {
    rows: [
      { name: 'Forms', cells: ofEach(({ limits }) => count(limits.forms)) },
      { name: 'Submissions per month', cells: ofEach(({ limits }) => count(limits.submissions)) },
      { name: 'Storage', cells: ofEach(({ limits }) => limits.storage) },
      {
        name: 'File uploads',
        cells: ofEach(({ id }) => (id === 'free' ? false : 'Up to 100\u00a0MB')),
      },
      {
        name: 'Team members',
        badge: 'Coming Soon',
        cells: ofEach(({ limits }) => count(limits.users)),
      },
    ],
  },
  {
    name: 'Building',
    rows: [
      inEach('Conditional logic with AND and OR groups'),
      inEach('Templates, generator and import'),
      inEach('Standard and single card style'),
      inEach('Your own colors and fonts'),
    ],
  },
  {
    name: 'Sharing and submissions',
    rows: [
      inEach('Public link and embed code'),
      inEach('Payment fields'),
      inEach('Search and CSV export'),
      inEach('Webhooks and email'),
    ],
  },
]
