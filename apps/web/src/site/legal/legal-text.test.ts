import { operatorKeys } from '@ramiform/contract/site-values'
import { expect, test } from 'vitest'
import { legalPageNames } from './legal-pages.ts'
import { legalText } from './legal-text.server.ts'
import { withConditions } from './operator-values.server.ts'

test('a condition on an operator value becomes two alternatives for the style sheet', () => {
  expect(withConditions('<p>We are {{if name}}{{name}}{{else}}unknown{{end}}.</p>')).toBe(
    '<p>We are <span data-given="{{name}}">{{name}}</span><span data-not-given="{{name}}">unknown</span>.</p>',
  )
  expect(withConditions('{{if address}}{{address}}, {{end}}')).toBe(
    '<span data-given="{{address}}">{{address}}, </span>',
  )
})

test.each(legalPageNames)(
  '/%s has one section per heading and names only operator values',
  (name) => {
    const { html, headings } = legalText(name)
    const sections = [...html.matchAll(/<section aria-labelledby="([^"]+)"><h2 id="\1">/g)]
    expect(sections.map(([, id]) => id)).toEqual(headings.map(({ id }) => id))
    const values = [...html.matchAll(/\{\{([^}]*)\}\}/g)].map(([, value]) => value)
    expect(values.filter((value) => !operatorKeys.some((key) => key === value))).toEqual([])
  },
)

test('tables have a caption and a heading per row', () => {
  const { html } = legalText('security')
  const [table = ''] = /<table>.*?<\/table>/s.exec(html) ?? []
  expect(table).toContain(
    '<caption class="visually-hidden">What each role can and can’t do</caption>',
  )
  expect(table.match(/<th scope="col">/g)).toHaveLength(3)
  expect(table.match(/<th scope="row">/g)).toHaveLength(3)
  expect(table.match(/<td>/g)).toHaveLength(6)
})
