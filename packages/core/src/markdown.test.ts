import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Inline, plainMarkdown, readEmphasis, readMarkdown } from './markdown.ts'

const image = `/images/${'a'.repeat(64)}`

test('emphasis, links and images of the server are read', () => {
  expect(
    readMarkdown(`**One table**, *forty* chairs. See [the barn](https://example.org/a).`),
  ).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'bold', parts: [{ kind: 'text', text: 'One table' }] },
          { kind: 'text', text: ', ' },
          { kind: 'italic', parts: [{ kind: 'text', text: 'forty' }] },
          { kind: 'text', text: ' chairs. See ' },
          {
            kind: 'link',
            address: 'https://example.org/a',
            parts: [{ kind: 'text', text: 'the barn' }],
          },
          { kind: 'text', text: '.' },
        ],
      ],
    },
  ])
  expect(readMarkdown(`![Two trees](${image})`)).toEqual([
    { kind: 'paragraph', lines: [[{ kind: 'image', address: image, text: 'Two trees' }]] },
  ])
})

test('a picture elsewhere is a link, so no other server learns who opens the form', () => {
  expect(readMarkdown('![a](https://example.org/spy.png)')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          {
            kind: 'link',
            address: 'https://example.org/spy.png',
            parts: [{ kind: 'text', text: 'a' }],
          },
        ],
      ],
    },
  ])
})

test('lists and paragraphs are blocks', () => {
  const text = 'Bring:\n\n- bread\n- **wine**\n\n1. Come\n2. Sit down\n\nOne line\nand the next'
  expect(readMarkdown(text).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
    'list',
    'paragraph',
  ])
  expect(plainMarkdown(text)).toBe('Bring: bread wine Come Sit down One line and the next')
})

test.each([
  '[a](javascript:alert(1))',
  '[a](data:text/html,x)',
  '![a](/images/../admin)',
  '<script>alert(1)</script>',
])('%s stays text', (text) => {
  expect(readMarkdown(text)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text }]] }])
})

test('no text gives another address than of the web, mail, phone or a stored image', () => {
  const pieces = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '!',
    '*',
    '**',
    'javascript:',
    'https://',
    image,
    'x',
    '\n',
    ' ',
  )
  const addresses = (parts: readonly Inline[]): string[] =>
    parts.flatMap((part) => [
      ...('address' in part ? [part.address] : []),
      ...('parts' in part ? addresses(part.parts) : []),
    ])
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (all) => {
      for (const block of readMarkdown(all.join(''))) {
        for (const line of block.kind === 'list' ? block.items : block.lines) {
          for (const address of addresses(line)) {
            expect(address).toMatch(/^(https?:\/\/|mailto:|tel:|\/images\/[0-9a-f]{64}$)/)
          }
        }
      }
    }),
  )
})

test('emphasis in a line: lists, images and line breaks stay text', () => {
  expect(readEmphasis('- **One** of\n*these*')).toEqual([
    { kind: 'text', text: '- ' },
    { kind: 'bold', parts: [{ kind: 'text', text: 'One' }] },
    { kind: 'text', text: ' of' },
    { kind: 'text', text: '\n' },
    { kind: 'italic', parts: [{ kind: 'text', text: 'these' }] },
  ])
  expect(readEmphasis(`![A cat](${image})`)).toEqual([{ kind: 'text', text: `![A cat](${image})` }])
  expect(readEmphasis('[x](javascript:alert(1)) <b>')).toEqual([
    { kind: 'text', text: '[x](javascript:alert(1)) <b>' },
  ])
})

/** Parts as text with one sign for each mark: `<b>` and `<i>`. */
const marked = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (!('parts' in part)) return part.text
      const name = { bold: 'b', italic: 'i', link: 'a' }[part.kind]
      return `<${name}>${marked(part.parts)}</${name}>`
    })
    .join('')

test.each([
  ['**bold *nested* text**', '<b>bold <i>nested</i> text</b>'],
  ['*italic **nested** text*', '<i>italic <b>nested</b> text</i>'],
  ['***both*** and **one *two***', '<i><b>both</b></i> and <b>one <i>two</i></b>'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['2 ** 3 ** 4', '2 ** 3 ** 4'],
  ['* a* and *b *', '* a* and *b *'],
  ['*a**b**c*', '<i>a<b>b</b>c</i>'],
  ['**粗体*斜体*文字**', '<b>粗体<i>斜体</i>文字</b>'],
  ['**「引用」**と', '<b>「引用」</b>と'],
  ['**bold (*it*)** end', '<b>bold (<i>it</i>)</b> end'],
  ['**a [b *c*](https://e.org/*x*) d**', '<b>a <a>b <i>c</i></a> d</b>'],
  ['**open and *closed*', '**open and <i>closed</i>'],
  ['*one** two', '<i>one</i>* two'],
  ['a* b', 'a* b'],
  ['****', '****'],
])('emphasis opens before a character and closes after one: %s', (text, expected) => {
  expect(marked(readEmphasis(text))).toBe(expected)
})

test('emphasis loses no character but its marks', () => {
  const pieces = fc.constantFrom('*', '**', '***', 'a', ' ', 'é', '.', '\n', '[', ']')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (all) => {
      const text = all.join('')
      const read = marked(readEmphasis(text))
      const without = (value: string) => value.replaceAll('*', '')
      expect(without(read.replaceAll(/<\/?[bi]>/g, ''))).toBe(without(text))
      const marks = (read.match(/<b>/g)?.length ?? 0) * 4 + (read.match(/<i>/g)?.length ?? 0) * 2
      expect(read.split('*').length + marks).toBe(text.split('*').length)
    }),
  )
})

test.each(['*a ', '**a*', 'a*', ' *', '*', '***a ', '[', '![', '[a](https://', '**[a*'])(
  'a long text of "%s" is read in time that grows with its length',
  (piece) => {
    const text = piece.repeat(100_000)
    const start = performance.now()
    readEmphasis(text)
    plainMarkdown(text)
    // Time that grows with the square of the length is several times longer.
    expect(performance.now() - start).toBeLessThan(10_000)
  },
)
