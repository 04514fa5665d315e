import { expect, test } from 'vitest'
import { lineOfHtml, markdownOfHtml, plainOfHtml } from './html-text.ts'

test('a label is one line without markup, and keeps the address of a link', () => {
  expect(lineOfHtml('<p>How&nbsp;<b>old</b><br/>are you?</p>')).toBe('How old are you?')
  expect(lineOfHtml('Gr&uuml;&szlig;e &amp; &#233;t&eacute;')).toBe('Grüße & été')
  expect(lineOfHtml('<a href="https://example.org/a">Rules</a> read?')).toBe(
    'Rules (https://example.org/a) read?',
  )
  expect(lineOfHtml('5 < 6 and 7 > 3')).toBe('5 < 6 and 7 > 3')
})

test('a text of a section becomes Markdown', () => {
  expect(
    markdownOfHtml(
      '<h3>Hello</h3><p>We <strong>really </strong>ask, <em>twice</em>.</p><ul><li>One</li><li>Two</li></ul>',
    ),
  ).toBe('Hello\n\nWe **really** ask, *twice*.\n\n- One\n- Two')
  expect(markdownOfHtml('See <a href="https://example.org/x?a=1&amp;b=2">this page</a>.')).toBe(
    'See [this page](https://example.org/x?a=1&b=2).',
  )
})

test('scripts, styles, comments and other addresses are left out', () => {
  expect(plainOfHtml('A<script>alert(1)</script><style>p{}</style><!-- no -->B')).toBe('AB')
  expect(markdownOfHtml('<a href="javascript:alert(1)">x</a>')).toBe('x')
  expect(plainOfHtml(`<script>${'a'.repeat(30_000)}`)).toBe('')
})

test('unclosed and repeated markup takes no long time', () => {
  for (const piece of ['<!--', '<a href="', '<b>', '&#', '<p'])
    markdownOfHtml(piece.repeat(200_000))
})
