// Headings above lists and tables of questions are titles of sections (decision 695).
import { expect, test } from 'vitest'
import { readMarkdown as read } from './testing/read-markdown.ts'

test('a heading directly above a list of questions is the title of a section', () => {
  const text =
    '# Trip\n\n## You\n\nThese are needed for the bus.\n\n- Name: ____\n- Phone: ____\n\n## Remarks\n'
  expect(read(text)).toEqual({
    fields: ['text* Name', 'phone* Phone', 'textarea Remarks'],
    sections: ['You (These are needed for the bus.) 2'],
    warnings: [],
  })
})

test('a section ends with the next heading of its level', () => {
  const text = '### A\n\n1. Why?\n2. How?\n\n### Country\n\n## B\n\n1. Who?\n\n**City**\n'
  expect(read(text)).toEqual({
    fields: ['text Why?', 'text How?', 'text Country', 'text Who?', 'text* City'],
    sections: ['A 2', 'B 2'],
    warnings: [],
  })
})

test('a heading with plain options, a mark or a type is a field', () => {
  expect(read('## Size\n\n- S\n- M\n').fields).toEqual(['radio Size: S, M'])
  expect(read('## Trip (required)\n\n- Name: ____\n').fields).toEqual([
    'textarea* Trip',
    'text* Name',
  ])
})

test('a heading directly above a line that asks is a title, unless its own words ask', () => {
  const text =
    '## Trip\n\n**Name**\n\n### B5. Planned start and end\n\nStart date: ____\n\n## Gesundheit\n\nHat Ihr Kind Allergien?\n'
  expect(read(text)).toEqual({
    fields: ['text* Name', 'date* Start date', 'text Hat Ihr Kind Allergien?'],
    sections: ['Trip 1', 'B5. Planned start and end 1', 'Gesundheit 1'],
    warnings: [],
  })
  for (const heading of [
    'What happened?',
    'Your message',
    'Describe the trip',
    'Beschreiben Sie den Schaden',
    'Feedback',
    'Number of guests',
  ]) {
    expect(read(`## ${heading}\n\n**Name**\n`)).toEqual({
      fields: [`textarea ${heading}`, 'text* Name'],
      sections: [],
      warnings: ['This heading has questions below it. Remove it if it is only a title.'],
    })
  }
})

test('a heading above headings of a lower level is a title, and named if it has no field', () => {
  const text =
    '## Part 1\n\n### The dog\n\n**Breed**\n\n## Part 2\n\n### Color\n\n### Weight\n\n____ kg\n\nYour name: ____\n'
  expect(read(text)).toEqual({
    fields: ['text* Breed', 'text Color', 'text Weight', 'text* Your name'],
    sections: ['The dog 1', 'Part 2 3'],
    warnings: ['This line was not imported: “Part 1”'],
  })
})

test('a heading with room below is a field', () => {
  expect(read('## Summary\n\n____\n\n## Plan\n\n&nbsp;\n\nYour name: ____\n')).toEqual({
    fields: ['textarea Summary', 'textarea Plan', 'text* Your name'],
    sections: [],
    warnings: [],
  })
})

test('instructions in a list are no options', () => {
  const text =
    '## How to use this form\n\n* Fill in every section. It takes ten minutes.\n* We answer within twenty days.\n\n## You\n\n**Name**\n'
  expect(read(text)).toEqual({
    fields: ['text* Name'],
    sections: ['You 1'],
    warnings: [
      'This line was not imported: “How to use this form”',
      '2 lines ask nothing and were not imported: “Fill in every section. It takes ten minutes.” “We answer within twenty days.”',
    ],
  })
  expect(
    read(
      '## Which plan?\n\n- The small plan. It has one room.\n- The large plan for five people.\n',
    ).fields,
  ).toHaveLength(1)
  expect(read('## Plan\n\n- The small plan for one.\n- The large plan for five.\n').fields).toEqual(
    ['radio Plan: The small plan for one., The large plan for five.'],
  )
})

test('numbers that go on below the next heading number questions, whatever their words', () => {
  const text =
    '## Wie bent u?\n\n1. Woonplaats\n2. Geboortejaar\n\n## Wat kunt u?\n\n3. Hoe oft?\n    - ( ) Soms\n    - ( ) Vaak\n4. Beroep\n'
  expect(read(text)).toEqual({
    fields: ['text Woonplaats', 'text Geboortejaar', 'radio Hoe oft?: Soms, Vaak', 'text Beroep'],
    sections: ['Wie bent u? 2', 'Wat kunt u? 2'],
    warnings: [],
  })
  expect(read('## Size\n\n1. S\n2. M\n\n## Color\n\n3. Red\n4. Blue\n').fields).toEqual([
    'radio Size: S, M',
    'radio Color: Red, Blue',
  ])
})

test('numbered paragraphs are no questions', () => {
  const long = `It says this at some length. ${'And so on. '.repeat(20)}`
  const text = `Name: ____\n\n## Part\n\n1. ${long}\n2. ${long}\n\n## Other\n\n3. ${long} Why?\n4. ${long}\n5. ${long}\n`
  expect(read(text).sections).toEqual([])
})

test('items with the mark of a required field are questions below a question, too', () => {
  expect(read('## Wie ben je?\n\n1. Voornaam *\n2. Woonplaats *\n3. Beroep\n')).toMatchObject({
    fields: ['text* Voornaam', 'text* Woonplaats', 'text Beroep'],
    sections: ['Wie ben je? 3'],
  })
})

test('a question of a list that asks for a date is a date', () => {
  const { fields } = read(
    '1. Vanaf welke datum kun je?\n2. On which date?\n3. Was it up to date?\n',
  )
  expect(fields).toEqual([
    'date Vanaf welke datum kun je?',
    'date On which date?',
    'text Was it up to date?',
  ])
})

test('a heading that names a photo is a file', () => {
  expect(read('### Photo\n\n### Foto vom Schaden\n\n### Photo credits\n').fields).toEqual([
    'file Photo',
    'file Foto vom Schaden',
    'text Photo credits',
  ])
})
