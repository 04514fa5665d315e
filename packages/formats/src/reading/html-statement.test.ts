import { expect, test } from 'vitest'
import { statementOfHtml } from './html-statement.ts'

test('the first heading is the title, and the rest is the text', () => {
  expect(
    statementOfHtml('<div><h3>Part <b>two</b></h3><p>Now <em>you</em>.</p><h4>More</h4></div>'),
  ).toEqual({ title: 'Part two', text: 'Now *you*.\n\nMore', lost: [] })
  expect(statementOfHtml('Hello <h2>you</h2>')).toMatchObject({ title: '', text: 'Hello\n\nyou' })
  expect(statementOfHtml(`<h1>${'x'.repeat(501)}</h1>`).title).toBe('')
})

test('pictures and videos become links to their web addresses', () => {
  const { text, lost } = statementOfHtml(
    '<img src="https://example.org/a%20b/map.png?x=1" alt="A [map]"><img src="https://example.org/pier.jpg">' +
      '<iframe src="https://example.com/embed/1"></iframe><video><source src="https://example.com/v.mp4"></video>',
  )
  expect(text).toBe(
    '[A map](https://example.org/a%20b/map.png?x=1) [pier.jpg](https://example.org/pier.jpg) ' +
      '[example.com](https://example.com/embed/1) [v.mp4](https://example.com/v.mp4)',
  )
  expect(lost).toEqual(['Its picture or video became a link.'])
})

test('pictures without a web address, scripts and styles are lost', () => {
  const { text, lost } = statementOfHtml(
    `<p style="color:red" onclick="go()">Look<img alt="Logo" src="data:image/png;base64,${'A'.repeat(50_000)}"></p>` +
      '<img src="/logo.png"><script>alert(1)</script><p>Bye</p>',
  )
  expect(text).toBe('Look\n\nBye')
  expect(lost).toEqual([
    'Its picture or video was not imported.',
    'Its script was not imported.',
    'Its style, such as colors or a table, was not imported.',
  ])
})

test('pictures with and without a web address are both reported', () => {
  expect(statementOfHtml('<img src="a.png"><img src="https://example.org/b.png">').lost).toEqual([
    'Its picture or video became a link.',
    'Its picture or video was not imported.',
  ])
})

test('unclosed and repeated markup takes no long time', () => {
  for (const piece of ['<h1>', '<div>', '<img src="', '<img src="data:a', '<div', '<h1', ' '])
    statementOfHtml(piece.repeat(200_000))
})
