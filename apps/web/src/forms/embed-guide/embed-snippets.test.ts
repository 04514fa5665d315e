import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embedSnippets } from './embed-snippets.ts'

const address = 'https://forms.example.org/f/winter-workshop-k3f9'
const snippets = Object.values(embedSnippets)

test('the basic iframe has full width, a height of 600, a light border and round corners', () => {
  const code = embedSnippets.basic.code({ name: 'Winter workshop', address })
  expect(code).toContain(`src="${address}"`)
  expect(code).toContain('width="100%" height="600"')
  expect(code).toContain('border: 1px solid #e4e9e3; border-radius: 8px')
})

test('the responsive iframe fills a box with 75 % of padding, which keeps its aspect ratio', () => {
  const code = embedSnippets.responsive.code({ name: 'Winter workshop', address })
  expect(code).toMatch(/^<div style="position: relative; padding-bottom: 75%">/)
  expect(code).toContain('position: absolute; inset: 0; width: 100%; height: 100%')
})

test('the WordPress shortcode is one line', () => {
  expect(embedSnippets.wordpress.code({ name: 'Winter workshop', address })).toBe(
    `[iframe src="${address}" title="Winter workshop" width="100%" height="600"]`,
  )
})

test('quotes and markup in a name are escaped', () => {
  const name = `"Tea" & <script>alert('hi')</script>`
  for (const { code } of snippets) {
    expect(code({ name, address })).toContain(
      'title="&quot;Tea&quot; &amp; &lt;script&gt;alert(&#39;hi&#39;)&lt;/script&gt;"',
    )
  }
})

test('a name in brackets does not end the shortcode', () => {
  expect(embedSnippets.wordpress.code({ name: 'Fees [2026]', address })).toContain(
    'title="Fees &#91;2026&#93;"',
  )
})

test('a right-to-left name is preserved and does not reverse the code', () => {
  const name = 'استمارة \u202Egnol\u202C'
  for (const { code } of snippets) {
    expect(code({ name, address })).toContain('title="استمارة &#8238;gnol&#8236;"')
  }
})

test('no name can add an attribute, an element or a line', () => {
  const shapes = snippets.map(({ code }) => outline(code({ name: '', address })))
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(snippets.map(({ code }) => outline(code({ name, address })))).toEqual(shapes)
    }),
  )
})

/** What is left of a snippet without the values of its attributes, and how many lines it has. */
function outline(code: string): string {
  return `${code.replaceAll(/"[^"]*"/g, '""')} ${code.split(/[\r\n\u2028\u2029]/).length}`
}
