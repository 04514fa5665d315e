import type { DashboardForm, FormState } from './dashboard-forms.ts'

interface FormOrder {
  readonly label: string
  readonly compare: (one: DashboardForm, other: DashboardForm) => number
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const latest = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0)
const states: readonly FormState[] = ['published', 'changes', 'closed', 'draft']
/** sorts forms in no folder last */
const afterAll = '\u{10FFFF}'

/** Sort orders, in their natural direction. Times are ISO 8601 in UTC, so comparing them as text is correct. */
export const formOrders = {
  edited: { label: 'Last edited', compare: (a, b) => latest(a.editedAt, b.editedAt) },
  response: {
    label: 'Last response',
    compare: (a, b) => latest(a.lastSubmissionAt ?? '', b.lastSubmissionAt ?? ''),
  },
  newest: { label: 'Newest', compare: (a, b) => latest(a.createdAt, b.createdAt) },
  name: { label: 'Name', compare: (a, b) => names.compare(a.name, b.name) },
  submissions: {
    label: 'Most submissions',
    compare: (a, b) => b.submissionCount - a.submissionCount,
  },
  folder: {
    label: 'Folder',
    compare: (a, b) => names.compare(a.folderName ?? afterAll, b.folderName ?? afterAll),
  },
  state: {
    label: 'State',
    compare: (a, b) => states.indexOf(a.state) - states.indexOf(b.state),
  },
} as const satisfies Record<string, FormOrder>

export type FormOrderName = keyof typeof formOrders
export const formOrderNames = Object.keys(formOrders) as readonly FormOrderName[]

/** A sort order, `-` before its name for the opposite direction. */
export type SortedBy = FormOrderName | `-${FormOrderName}`
export const sortedByValues: readonly SortedBy[] = [
  ...formOrderNames,
  ...formOrderNames.map((name) => `-${name}` as const),
]

/** The order without its direction. */
export function orderName(sortedBy: SortedBy): FormOrderName {
  return (sortedBy.startsWith('-') ? sortedBy.slice(1) : sortedBy) as FormOrderName
}

/** Forms in the given order; ties go to the most recently edited form. */
export function sortedForms(
  forms: readonly DashboardForm[],
  sortedBy: SortedBy,
): readonly DashboardForm[] {
  const { compare } = formOrders[orderName(sortedBy)]
  const direction = sortedBy.startsWith('-') ? -1 : 1
  return forms.toSorted((a, b) => direction * compare(a, b) || formOrders.edited.compare(a, b))
}
