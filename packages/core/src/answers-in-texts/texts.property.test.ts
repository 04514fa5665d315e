import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillAddress, filledLimits, fillMarks, fillText, markPlaces } from './fill-text.ts'
import { cleanFallback, readText, type TextPart, writeText } from './read-text.ts'

/** Texts with many braces, bars, ids and line breaks. */
const braces = fc
  .array(
    fc.oneof(
      fc.constantFrom('{{', '}}', '{', '}', '|', '{{a}}', '{{b|x}}', '{{c|}}', '\n', 'a', 'b', ' '),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))
const answer = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 700 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '](javascript:alert(1))',
    '**bold**',
    '&a=b#c?d',
    '../..',
    'x\r\nBcc: y@example.org',
    '\ue000\ue100',
    '{{a}}',
  ),
)
const isSource = (id: string) => ['a', 'b', 'c'].includes(id)
const answering = (text: string) => (id: string) => (isSource(id) ? text : null)

test('reading and then writing gives the same text', () => {
  fc.assert(
    fc.property(braces, (text) => {
      expect(writeText(readText(text, isSource))).toBe(text)
    }),
  )
})

test('writing and then reading gives the same parts', () => {
  const place = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    fallback: fc.string({ unit: 'binary', maxLength: 250 }).map(cleanFallback),
  })
  const words = fc.string({ minLength: 1 }).map((text) => text.replace(/[{}]/g, 'x'))
  const parts = fc.array(fc.tuple(words, place)).map((all) => all.flat())
  fc.assert(
    fc.property(parts, (all: readonly TextPart[]) => {
      expect(readText(writeText(all), isSource)).toEqual(all)
    }),
  )
})

test('a filled text has the owner’s words and the answer on one line, and no more', () => {
  fc.assert(
    fc.property(braces, answer, (text, given) => {
      const filled = fillText(text, answering(given))
      expect(filled.length).toBeLessThanOrEqual(
        text.length + filledLimits.places * (filledLimits.characters + 2),
      )
      const lines = (one: string) => one.split(/[\r\n]/).length
      expect(lines(filled)).toBe(lines(text))
    }),
  )
})

test('a filled address opens the same site and has as many values and folders as before', () => {
  const piece = fc.constantFrom('{{a}}', '{{b|x y}}', 'k', '')
  const address = fc
    .tuple(piece, piece, piece, piece)
    .map(([a, b, c, d]) => `https://example.org/f/${a}/${b}?x=${c}&y=${d}`)
  fc.assert(
    fc.property(address, answer, (text, given) => {
      const filled = new URL(fillAddress(text, answering(given)))
      expect(filled.host).toBe('example.org')
      expect(filled.hash).toBe('')
      expect([...filled.searchParams.keys()]).toEqual(['x', 'y'])
      expect(filled.pathname.split('/')).toHaveLength(4)
    }),
  )
})

test('no answer becomes Markdown', () => {
  fc.assert(
    fc.property(braces, answer, (text, given) => {
      const { text: marked, answers } = markPlaces(text, answering(given))
      // What a reader of Markdown sees has the same words for every answer.
      expect(marked).toBe(markPlaces(text, answering('other')).text)
      const owners = text.replaceAll('\ue000', '')
      if (readText(owners, isSource).every((part) => typeof part === 'string'))
        expect(fillMarks(marked, answers)).toBe(owners)
    }),
  )
})
