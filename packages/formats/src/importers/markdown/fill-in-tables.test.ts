import { expect, test } from 'vitest'
import { readMarkdown as read } from './testing/read-markdown.ts'

test('a table with labels beside empty cells or choices gives a field for each row', () => {
  const text = `## The dog

| | |
|---|---|
| **Name of dog** * | |
| Walks a day | 1 / 2 / 3 |
| Chipped? | Yes / No |
| Lead | ☐ Long ☐ Short |
| First day of stay (date) | ____ |
`
  expect(read(text)).toEqual({
    fields: [
      'text* Name of dog',
      'radio Walks a day: 1, 2, 3',
      'radio Chipped?: Yes, No',
      'radio Lead: Long, Short',
      'date First day of stay',
    ],
    sections: ['The dog 5'],
    warnings: [],
  })
})

test('the head of such a table is its first row, unless it names the columns', () => {
  expect(read('| Name | |\n|---|---|\n| Mobile | |\n').fields).toEqual([
    'text Name',
    'phone Mobile',
  ])
  expect(read('| Question | |\n|---|---|\n| Mobile | |\n').fields).toEqual(['phone Mobile'])
  expect(read('| Question | Answer |\n|---|---|\n| Mobile | |\n').fields).toEqual(['phone Mobile'])
  expect(read('| First visit | Last visit |\n|---|---|\n| | |\n').fields).toEqual([
    'date First visit',
    'date Last visit',
  ])
})

test('empty cells at the end of a row may be left out', () => {
  expect(read('Name |\n--- | ---\nMobile |\n').fields).toEqual(['text Name', 'phone Mobile'])
})

test('a table may have two columns of labels', () => {
  const text = '| Name | | Age | |\n|---|---|---|---|\n| Street | | City | |\n'
  expect(read(text).fields).toEqual(['text Name', 'number Age', 'text Street', 'text City'])
})

test('a table of things to know is named with the first line that has words', () => {
  const menu = '| | |\n|---|---|\n| Monday | Soup |\n| Tuesday | Rice / Noodles |\n'
  expect(read(`Your name: ____\n\n${menu}`)).toMatchObject({
    fields: ['text* Your name'],
    warnings: ['A table was left out, because it names no questions: | Monday | Soup |'],
  })
})

test('several things in brackets are no phone number', () => {
  expect(read('| | |\n|---|---|\n| Neighbor (name + phone) | |\n').fields).toEqual([
    'text Neighbor (name + phone)',
  ])
})

test('an empty paragraph is room for the answer to the line above', () => {
  const text =
    '**Any illness?** Yes / No\n\nIf yes, please describe it and its treatment:\n\n&nbsp;\n'
  expect(read(text)).toMatchObject({
    fields: ['radio Any illness?: Yes, No', 'text If yes, please describe it and its treatment'],
    warnings: [],
  })
})
