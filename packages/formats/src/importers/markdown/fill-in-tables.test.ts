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
    fields: [
      'radio Any illness?: Yes, No',
      'textarea If yes, please describe it and its treatment',
    ],
    warnings: [],
  })
})

test('each cell of a grid with labels beside columns of people is a field', () => {
  const people =
    '| | Mother | Father |\n|:---|:---:|---|\n| Name * | | |\n| Date of birth | ____ | |\n'
  expect(read(people)).toEqual({
    fields: [
      'text* Name: Mother',
      'text* Name: Father',
      'date Date of birth: Mother',
      'date Date of birth: Father',
    ],
    sections: [],
    warnings: [],
  })
  expect(read('Wer? | Person 1 | Person 2\n--- | --- | ---\nTelefon | | \n').fields).toEqual([
    'phone Telefon: Person 1',
    'phone Telefon: Person 2',
  ])
  expect(read('| | Email | Age |\n|-|-|-|\n| Child 1 | | |\n| Child 2 | | |\n').fields).toEqual([
    'email Child 1: Email',
    'number Child 1: Age',
    'email Child 2: Email',
    'number Child 2: Age',
  ])
})

test('the names of the columns may be below an empty head', () => {
  const text = '| | | |\n|---|---|---|\n| | Mutter | Vater |\n| Name | | |\n'
  expect(read(text).fields).toEqual(['text Name: Mutter', 'text Name: Vater'])
})

test.each([
  ['Yes | No', 'Can you swim'],
  ['Strongly agree | Agree | Disagree', 'The food was good'],
  ['sehr gut | gut | schlecht', 'Essen'],
  ['stimme zu | stimme nicht zu', 'Es war laut'],
  ['Toujours | Parfois | Jamais', 'Je lis'],
  ['De acuerdo | En desacuerdo', 'La sala'],
  ['Sempre | A volte | Mai', 'Leggo'],
  ['Bom | Mau', 'O som'],
  ['Mee eens | Oneens', 'Het geluid'],
  ['はい | いいえ', '参加'],
  ['دائما | أحيانا | أبدا', 'القراءة'],
  ['תמיד | לפעמים', 'קריאה'],
  ['Home | Garden', 'Where do you read?'],
])('columns with answers are a choice: %s', (heads, row) => {
  const cells = heads.split(' | ').map(() => ' |')
  const line = heads.split(' | ').map(() => '---|')
  expect(
    read(`| | ${heads} |\n|---|${line.join('')}\n| ${row} |${cells.join('')}\n`).fields,
  ).toEqual([`radio ${row}: ${heads.replaceAll(' | ', ', ')}`])
})

test('boxes in the cells make the columns a choice', () => {
  expect(read('| | Mon | Tue |\n|---|---|---|\n| Morning | ☐ | ☐ |\n').fields).toEqual([
    'radio Morning: Mon, Tue',
  ])
})

test('rows with only numbers give a field for each column', () => {
  const text = '| Nr. | Name | Age |\n|---|---|---|\n| 1 | | |\n| 2 | | |\n'
  expect(read(text).fields).toEqual(['text Name', 'number Age'])
})

test('a table may follow a line without an empty line between', () => {
  const text = 'Emergency contacts:\n| | Person 1 | Person 2 |\n|---|---|---|\n| Name | | |\n'
  expect(read(text)).toMatchObject({
    fields: ['text Name: Person 1', 'text Name: Person 2'],
    warnings: ['This line was not imported: “Emergency contacts”'],
  })
})
