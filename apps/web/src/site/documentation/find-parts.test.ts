import { expect, test } from 'vitest'
import { findParts } from './find-parts.ts'

const parts = [
  { path: '/documentation/e-mail', title: 'E-mail' },
  { path: '/documentation/webhooks', title: 'Webhooks' },
  { path: '/documentation/webhooks#signing', title: 'Signing', within: 'Webhooks' },
  { path: '/documentation/groups', title: 'Groups of rules' },
  { path: '/documentation/groups#and-or', title: 'All of, any of', within: 'Groups of rules' },
]
const found = (typed: string) => findParts(parts, typed).map(({ path }) => path)

test('articles come before headings, and matches at the start of a word first', () => {
  expect(found('rules')).toEqual(['/documentation/groups'])
  expect(found('ail')).toEqual(['/documentation/e-mail'])
  expect(found('o')).toEqual([
    '/documentation/groups',
    '/documentation/webhooks',
    '/documentation/groups#and-or',
  ])
})

test('a heading matches by its own words, also together with those of its article', () => {
  expect(found('webhooks sign')).toEqual(['/documentation/webhooks#signing'])
  expect(found('email')).toEqual(['/documentation/e-mail'])
})

test('no words and no matches give no results', () => {
  expect(found('  ')).toEqual([])
  expect(found('zebra')).toEqual([])
})
