import type { Folder, FormListItem } from '@ramiform/contract/calls'

export type FormState = 'published' | 'changes' | 'closed' | 'draft'

/** A form as the dashboard shows it. */
export interface DashboardForm extends FormListItem {
  readonly state: FormState
  /** name of its folder; absent for none */
  readonly folderName?: string | undefined
  /** time of the last save, published or not */
  readonly editedAt: string
}

/** Forms with the names from their drafts, because a new name may be unpublished. */
export function dashboardForms(
  forms: readonly FormListItem[],
  folders: readonly Folder[],
): readonly DashboardForm[] {
  const names = new Map(folders.map(({ id, name }) => [id, name]))
  return forms.map((form) => ({
    ...form,
    name: form.unpublishedChanges?.name ?? form.name,
    editedAt: form.unpublishedChanges?.savedAt ?? form.updatedAt,
    state: stateOf(form),
    folderName: form.folderId === undefined ? undefined : names.get(form.folderId),
  }))
}

function stateOf({ isPublished, unpublishedChanges, closed }: FormListItem): FormState {
  if (!isPublished) return 'draft'
  if (unpublishedChanges !== undefined) return 'changes'
  return closed === undefined ? 'published' : 'closed'
}

export const formFilters = ['all', 'published', 'changes', 'drafts'] as const
export type FormFilter = (typeof formFilters)[number]

/** Value of a folder filter for the forms in no folder. */
export const noFolder = 'none'

/** The statistics above the forms (spec section 2). A form with unpublished changes is published too. */
export function dashboardFigures(forms: readonly DashboardForm[]) {
  const count = (filter: FormFilter) => forms.filter((form) => passes(form, filter)).length
  const sum = (numberOf: (form: DashboardForm) => number) =>
    forms.reduce((total, form) => total + numberOf(form), 0)
  return {
    all: forms.length,
    published: count('published'),
    changes: count('changes'),
    drafts: count('drafts'),
    submissions: sum(({ submissionCount }) => submissionCount),
    thisWeek: sum(({ submissionsThisWeek = 0 }) => submissionsThisWeek),
  }
}

/** Number of forms in each folder by its id, and in no folder under `noFolder`. */
export function folderCounts(forms: readonly FormListItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { folderId = noFolder } of forms) counts.set(folderId, (counts.get(folderId) ?? 0) + 1)
  return counts
}

/** Forms of a folder, of no folder (`noFolder`), or all. */
export function formsInFolder(
  forms: readonly DashboardForm[],
  folder: string | null,
): readonly DashboardForm[] {
  if (folder === null) return forms
  return forms.filter(({ folderId = noFolder }) => folderId === folder)
}

/** Forms that pass the filter and contain the search in name or description, ignoring case (spec section 2). */
export function matchingForms(
  forms: readonly DashboardForm[],
  search: string,
  filter: FormFilter = 'all',
): readonly DashboardForm[] {
  const needle = search.trim().toLowerCase()
  if (needle === '' && filter === 'all') return forms
  return forms.filter(
    (form) =>
      passes(form, filter) &&
      (form.name.toLowerCase().includes(needle) ||
        (form.description ?? '').toLowerCase().includes(needle)),
  )
}

function passes({ isPublished, unpublishedChanges }: DashboardForm, filter: FormFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'changes') return isPublished && unpublishedChanges !== undefined
  return isPublished === (filter === 'published')
}
