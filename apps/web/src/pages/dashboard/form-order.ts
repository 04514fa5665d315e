import type { FormListItem } from '@ramiform/contract/calls'

interface FormOrder {
  readonly label: string
  readonly compare: (one: FormListItem, other: FormListItem) => number
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const latest = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0)

/** Sort orders. Times are ISO 8601 in UTC, so comparing them as text is correct. */
export const formOrders = {
  edited: { label: 'Last edited', compare: (a, b) => latest(a.updatedAt, b.updatedAt) },
  newest: { label: 'Newest', compare: (a, b) => latest(a.createdAt, b.createdAt) },
  name: { label: 'Name', compare: (a, b) => names.compare(a.name, b.name) },
  submissions: {
    label: 'Most submissions',
    compare: (a, b) => b.submissionCount - a.submissionCount,
  },
} as const satisfies Record<string, FormOrder>

export type FormOrderName = keyof typeof formOrders
export const formOrderNames = Object.keys(formOrders) as readonly FormOrderName[]

/** Forms in the given order; ties go to the most recently edited form. */
export function sortedForms(
  forms: readonly FormListItem[],
  order: FormOrderName,
): readonly FormListItem[] {
  const { compare } = formOrders[order]
  return forms.toSorted((a, b) => compare(a, b) || formOrders.edited.compare(a, b))
}
