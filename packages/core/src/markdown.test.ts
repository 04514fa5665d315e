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
