import {
  type TemplateCategory,
  type TemplateDifficulty,
  templateCategories,
  templateDifficulties,
} from '@ramiform/formats/templates/categories'

/** The filter of the catalog, stored in the URL; null means all. */
export interface TemplateFilter {
  readonly category: TemplateCategory | null
  readonly difficulty: TemplateDifficulty | null
}

export const noFilter: TemplateFilter = { category: null, difficulty: null }

/** Unknown values in the URL are ignored. */
export function readFilter(search: URLSearchParams): TemplateFilter {
  const named = <T extends string>(names: readonly T[], word: string | null) =>
    names.find((name) => wordFor(name) === word) ?? null
  return {
    category: named(templateCategories, search.get('category')),
    difficulty: named(templateDifficulties, search.get('difficulty')),
  }
}

export function filterSearch({ category, difficulty }: TemplateFilter): string {
  const search = new URLSearchParams({
    ...(category !== null && { category: wordFor(category) }),
    ...(difficulty !== null && { difficulty: wordFor(difficulty) }),
  }).toString()
  return search === '' ? '' : `?${search}`
}

export function isListed(
  template: { readonly category: string; readonly difficulty: string },
  { category, difficulty }: TemplateFilter,
): boolean {
  return (
    (category === null || template.category === category) &&
    (difficulty === null || template.difficulty === difficulty)
  )
}

const wordFor = (name: string) => name.toLowerCase().replaceAll(' ', '-')
