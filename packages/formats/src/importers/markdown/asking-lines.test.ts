import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { askedBy, askingLines } from './asking-lines.ts'
import { markdown } from './markdown.ts'

/** Ways to ask about one thing, as people write documents. */
const ways: readonly ((thing: string) => string)[] = [
  (thing) => `${thing}: ____`,
  (thing) => `**${thing}:**`,
  (thing) => `How is the ${thing}?`,
  (thing) => `> How is the ${thing}?`,
  (thing) => `1. Describe your ${thing}`,
  (thing) => `- ${thing}: ____`,
  (thing) => `## How is the ${thing}?`,
  (thing) => `# How is the ${thing}?`,
  (thing) => `- [ ] ${thing}`,
  (thing) => `${thing}\n- [ ] This\n- [ ] That`,
  (thing) => `Which ${thing}?\n- This\n- That`,
  (thing) => `| | Good | Bad |\n|---|---|---|\n| ${thing} | [ ] | [ ] |`,
]

const between = ['## About you', 'We look forward to seeing you.', '***', 'Select all that apply.']

test('in any document, what a line asks is in the form, or the line is named', () => {
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.nat(ways.length - 1) },
    { weight: 1, arbitrary: fc.constantFrom(...between) },
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const things: string[] = []
      const texts = parts.map((one, at) => {
        if (typeof one !== 'number') return one
        const thing = `Thing${at}`
        things.push(thing)
        return ways[one]?.(thing) ?? ''
      })
      const result = markdown.read(texts.join('\n\n'), countedIds())
      const said = JSON.stringify(result)
      expect('problem' in result ? [] : things.filter((thing) => !said.includes(thing))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('code, comments and plain headings ask nothing', () => {
  const text = [
    '# Your form',
    '<!-- What is this?',
    'Name: -->',
    '```',
    'Name:',
    '```',
    '## Who are you?',
    '> Why do you come?',
    '- [ ] Red',
  ]
  expect(askingLines(text.join('\n'))).toEqual(['Who are you?', 'Why do you come?', '[ ] Red'])
})

test('formatting, blanks and instructions are no words of a question', () => {
  expect(askedBy('**Height:** [____] cm')).toBe('Height')
  expect(askedBy('**Colour** (pick one)')).toBe('Colour')
  for (const text of ['Select all that apply:', 'Your answer: ____', '**Options**:'])
    expect(askedBy(text)).toBe('')
})
