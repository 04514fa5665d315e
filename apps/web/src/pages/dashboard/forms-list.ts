import type { FormListItem } from '@ramiform/contract/calls'

/** The four figures above the forms (spec section 2). */
export function dashboardFigures(forms: readonly FormListItem[]) {
  const published = forms.filter(({ isPublished }) => isPublished).length
  return {
    total: forms.length,
    published,
    drafts: forms.length - published,
    submissions: forms.reduce((sum, { submissionCount }) => sum + submissionCount, 0),
  }
}

/** Forms whose name or description contains what is searched for, in any case (spec section 2). */
export function matchingForms(
  forms: readonly FormListItem[],
  search: string,
): readonly FormListItem[] {
  const needle = search.trim().toLowerCase()
  if (needle === '') return forms
  return forms.filter(({ name, description = '' }) =>
    [name, description].some((text) => text.toLowerCase().includes(needle)),
  )
}
