import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedBy, askingLines } from './asking-lines.ts'
import type { Block, Cell, Line } from './block.ts'
import { partsOf } from './parts.ts'
import { questionsOf } from './questions-of.ts'

const line = (text: string): Line => ({ kind: 'line', parts: partsOf(text) })
const heading = (text: string): Line => ({ ...line(text), isHeading: true })
const item = (text: string): Line => ({ ...line(text), list: { depth: 0, isNumbered: true } })
const cell = (text: string): Cell => ({ lines: [line(text)] })

/** Ways to ask about one thing, as people lay out forms. */
const ways: readonly ((thing: string) => readonly Block[])[] = [
  (thing) => [line(`${thing}: ________`)],
  (thing) => [line(`How is the ${thing}?`)],
  (thing) => [item(`Describe your ${thing}.`)],
  (thing) => [{ ...item(`Describe your ${thing}.`), isHeading: true }, line('\t'), line('\t')],
  (thing) => [heading(`How is the ${thing}?`)],
  (thing) => [line(`☐ ${thing}`)],
  (thing) => [line(`${thing}   ☐ Yes   ☐ No`)],
  (thing) => [line('Good\tBad'), line(`${thing}  ☐  ☐`)],
  (thing) => [line(`Which ${thing} (please tick)?`), line('☐ This')],
  (thing) => [line(thing), line('☐ This   ☐ That')],
  (thing) => [{ kind: 'table', rows: [[cell(`${thing}:`), cell('')]] }],
  (thing) => [{ kind: 'table', rows: [[cell(thing), cell('☐'), cell('☐')]] }],
]

/** Lines between questions */
const between: readonly Block[] = [
  heading('About you'),
  line('Dear all,'),
  line('We look forward to seeing you at our open day in the museum.'),
  line('Check all that apply.'),
  line('Mark only one oval.'),
  line('For office use only'),
  line(''),
]

test('in any document, what a line asks is in a question, or the line is named', () => {
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ways.map((_, at) => at)) },
    { weight: 1, arbitrary: fc.constantFrom(...between) },
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
      const things: string[] = []
      const blocks = parts.flatMap((one, at) => {
        if (typeof one !== 'number') return [one]
        const thing = `Thing${at}`
        things.push(thing)
        return ways[one]?.(thing) ?? []
      })
      const { questions, unused, office } = questionsOf(blocks)
      const said = [
        ...questions.flatMap(({ label, hint, options }) => [
          label,
          hint,
          ...options.map(({ text }) => text),
        ]),
        ...unused,
        ...office,
      ].join('\n')
      expect(things.filter((thing) => !said.includes(thing))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('headings ask only by a question mark, and list items also by a request', () => {
  const blocks = [
    heading('Your details'),
    heading('Who are you?'),
    { ...item('Describe your day.'), isHeading: true },
    line('Name:'),
    line('We meet on Monday.'),
  ]
  expect(askingLines(blocks)).toEqual(['Who are you?', 'Describe your day.', 'Name:'])
})

test('instructions and words of form programs ask nothing', () => {
  for (const text of ['Please tick one:', 'Mark only one oval.', 'If Where do you live? = Town'])
    expect(askedBy(text)).toBe('')
  expect(askedBy('2. Events (tick all that apply):')).toBe('Events')
})
