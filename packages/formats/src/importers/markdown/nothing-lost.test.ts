import { limits } from '@ramiform/core/limits'
import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { markdown } from './markdown.ts'

/** Fields in short, and the warnings. */
function read(text: string) {
  const result = markdown.read(text, countedIds())
  if ('problem' in result) return { fields: [], warnings: [] }
  return {
    fields: result.fields.map(({ type, label, options = [] }) =>
      options.length > 0 ? `${type} ${label}: ${options.join(', ')}` : `${type} ${label}`,
    ),
    warnings: result.warnings.map(({ message }) => message),
  }
}

test('a line behind the last box is a field if it asks, and no part of the option', () => {
  expect(read('Which colour?\n- [ ] Red\n- [ ] Blue\nYour name: ____\n').fields).toEqual([
    'checkbox Which colour?: Red, Blue',
    'text Your name',
  ])
  expect(read('Which colour?\n- [ ] Red\n- [ ] Blue\nPlease tick one.\n').fields).toEqual([
    'checkbox Which colour?: Red, Blue',
  ])
  expect(read('Which colour?\n\n- Red\n- Blue\nWhat is your age?\n').fields).toEqual([
    'radio Which colour?: Red, Blue',
    'text What is your age?',
  ])
})

test('a numbered question takes the boxes behind it', () => {
  expect(read('1. Which do you like?\n- [ ] A\n- [ ] B\n\n2. Who are you?\n').fields).toEqual([
    'checkbox Which do you like?: A, B',
    'text Who are you?',
  ])
})

test('numbered requests are fields, not options', () => {
  expect(read('5. Please rate our service\n\n6. Please choose your size\n').fields).toEqual([
    'text Please rate our service',
    'text Please choose your size',
  ])
})

test('options without a question are imported with a warning', () => {
  expect(read('- [ ] A\n- [ ] B\n')).toEqual({
    fields: ['checkbox Select all that apply: A, B'],
    warnings: ['No question was found above these options.'],
  })
})

test('a table to fill in gives a field for each row or column, and any other table a warning', () => {
  expect(
    read('| | Good | Bad |\n|---|---|---|\n| Food | ( ) | ( ) |\n| Service | | |\n').fields,
  ).toEqual(['radio Food: Good, Bad', 'radio Service: Good, Bad'])
  expect(read('| Name | Email |\n|---|---|\n| | |\n').fields).toEqual(['text Name', 'email Email'])
  expect(read('Your name: ____\n\n| Room | Price |\n|---|---|\n| A | 10 |\n').warnings).toEqual([
    'A table was left out, because it names no questions: | Room | Price |',
  ])
})

test('a question of the type yes/no has these options', () => {
  const table = '| Question | Type |\n|---|---|\n| Happy? | yes/no |\n| Colour? | dropdown |\n'
  expect(read(table)).toEqual({
    fields: ['radio Happy?: Yes, No', 'select Colour?: Option 1, Option 2, Option 3'],
    warnings: ['No options were found. “Option 1”, “Option 2”, “Option 3” stand in for them.'],
  })
})

test('a line that plainly asks is a field without a question mark, too', () => {
  const lines = [
    ['textarea', 'Please describe your ideal evening'],
    ['text', 'Rate the bar in your own words'],
    ['text', 'Do you have suggestions? Please write them here.'],
    ['textarea', 'Any other comments'],
    ['text', 'Anything else you want to tell us'],
  ]
  expect(read(`# Survey\n\n${lines.map(([, line]) => line).join('\n\n')}\n`)).toEqual({
    fields: lines.map((line) => line.join(' ')),
    warnings: [],
  })
  const told = 'Please describe your order in the form below.'
  expect(read(`# Survey\n\n${told}\n\nYour name: ____\n`)).toEqual({
    fields: ['text Your name'],
    warnings: [`This line was not imported: “${told}”`],
  })
  expect(read('## The bug\n\nDescribe the bug in your words.\n').fields).toHaveLength(1)
})

test('each line that gives no field is named', () => {
  const { warnings } = read('# Survey\n\nYour name: ____\n\nThe kitchen\n\nWe thank you.\n')
  expect(warnings).toEqual([
    'This line was not imported: “The kitchen”',
    'This line was not imported: “We thank you.”',
  ])
  expect(read('Which?\n\n- A\n  - more of it\n- B\n').warnings).toEqual([
    'This line was not imported: “more of it”',
  ])
})

test('a question among options is named', () => {
  expect(read('## Terms\n\n- Be nice.\n- Pay on time.\n- Did you read this?\n').warnings).toEqual([
    'An option may be a question of its own: “Did you read this?”',
  ])
  expect(read('Which?\n\n- A\n- Other: ____\n').warnings).toEqual([])
  expect(read('Which?\n\n- A\n- Other (which?)\n').warnings).toEqual([])
  expect(read('Do you have a pet?\n\n- Yes: which one?\n- No\n').warnings).toEqual([])
})

test('labels, options and fields beyond the limits are named', () => {
  const long = read(`## ${'x'.repeat(600)}`)
  expect(long.warnings).toEqual([`Its label was cut to ${limits.labelCharacters} characters.`])
  const options = Array.from({ length: limits.options + 5 }, (_, at) => `- [ ] Option ${at}`)
  expect(read(`Which?\n${options.join('\n')}`).warnings).toEqual([
    `Only its first ${limits.options.toLocaleString('en')} options were imported, if it has more.`,
  ])
  const fields = Array.from({ length: limits.fields + 5 }, (_, at) => `${at + 1}. Question ${at}?`)
  const many = read(fields.join('\n'))
  expect(many.fields).toHaveLength(limits.fields)
  expect(many.warnings).toEqual([
    `Only the first ${limits.fields.toLocaleString('en')} fields were imported. A form can have no more.`,
  ])
})

test('a line that is nested too deeply is named', () => {
  const lines = Array.from({ length: 502 }, (_, at) => `${'  '.repeat(at)}- Question ${at + 1}?`)
  const { fields, warnings } = read(lines.join('\n'))
  expect(fields).toHaveLength(500)
  expect(warnings).toEqual([
    '"Question 501?" was not imported. It is nested more than 500 levels deep.',
    '"Question 502?" was not imported. It is nested more than 500 levels deep.',
  ])
})
