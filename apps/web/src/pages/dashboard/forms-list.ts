import type { FormListItem } from '@ramiform/contract/calls'
import type { FormFilter } from './use-filter.ts'

/** The four statistics above the forms (spec section 2). */
export function dashboardFigures(forms: readonly FormListItem[]) {
  const published = forms.filter(({ isPublished }) => isPublished).length
  return {
    total: forms.length,
    published,
    drafts: forms.length - published,
    submissions: forms.reduce((sum, { submissionCount }) => sum + submissionCount, 0),
  }
}

/** Forms with the names from their drafts, because a new name may be unpublished. */
export function withEditedNames(forms: readonly FormListItem[]): readonly FormListItem[] {
  return forms.map((form) =>
    form.unpublishedChanges === undefined || form.unpublishedChanges.name === form.name
      ? form
      : { ...form, name: form.unpublishedChanges.name },
  )
}

/** Forms that pass the filter and contain the search in name or description, ignoring case (spec section 2). */
export function matchingForms(
  forms: readonly FormListItem[],
  search: string,
  filter: FormFilter = 'all',
): readonly FormListItem[] {
  const needle = search.trim().toLowerCase()
  if (needle === '' && filter === 'all') return forms
  return forms.filter(
    ({ name, description = '', isPublished }) =>
      (filter === 'all' || isPublished === (filter === 'published')) &&
      [name, description].some((text) => text.toLowerCase().includes(needle)),
  )
}
