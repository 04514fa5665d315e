import { templateCategories } from '@ramiform/formats/templates/categories'
import { expect, test } from 'vitest'
import { listTemplates } from './listed-templates.ts'
import { filterSearch, isListed, noFilter, readFilter } from './template-filter.ts'

const read = (search: string) => readFilter(new URLSearchParams(search))

test('the filter is stored in the URL', () => {
  const filter = { category: 'Lead Gen', difficulty: 'Advanced' } as const
  expect(filterSearch(filter)).toBe('?category=lead-gen&difficulty=advanced')
  expect(read(filterSearch(filter))).toEqual(filter)
  expect(filterSearch(noFilter)).toBe('')
})

test('unknown values in the URL are ignored', () => {
  expect(read('?category=__proto__&difficulty=7&page=2')).toEqual(noFilter)
})

test('each category has two templates, and category and difficulty filter together', () => {
  const all = listTemplates()
  for (const category of templateCategories) {
    expect(all.filter((one) => isListed(one, { ...noFilter, category }))).toHaveLength(2)
  }
  const found = all.filter((one) => isListed(one, read('?category=support&difficulty=basic')))
  expect(found.map(({ title }) => title)).toEqual(['Account Access Help'])
})

test('the outline of a template has all its questions and their dependencies', () => {
  for (const { shape } of listTemplates()) {
    expect(shape.dependsOn).toHaveLength(shape.total)
    expect(shape.dependsOn.some((sources) => sources.length > 0)).toBe(true)
  }
})
