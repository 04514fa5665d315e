import { type Plan, plans } from './plans.ts'

/** In each plan's column: a text, or whether the plan has it. */
export type ComparisonCell = string | boolean

export interface ComparisonRow {
  readonly name: string
  readonly badge?: string
  /** in the order of the plans */
  readonly cells: readonly ComparisonCell[]
}

export interface ComparisonGroup {
  /** what the rows have in common; the first ones say it themselves */
  readonly name?: string
  readonly rows: readonly ComparisonRow[]
}

const ofEach = (cell: (plan: Plan) => ComparisonCell) => plans.map(cell)
const inEach = (name: string): ComparisonRow => ({ name, cells: ofEach(() => true) })
const count = (number: number | 'unlimited') =>
  number === 'unlimited' ? 'Unlimited' : number.toLocaleString('en-US')

/** What the plans differ in, and then what they all have. */
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
      inEach('Conditional logic, AND and OR groups'),
      inEach('Templates, generator and import'),
      inEach('Standard and single-card style'),
      inEach('Your own colours and typeface'),
    ],
  },
  {
    name: 'Sharing and answers',
    rows: [
      inEach('Public link and embed code'),
      inEach('Payment fields'),
      inEach('Search and CSV export'),
      inEach('Webhooks and e-mail'),
    ],
  },
]
