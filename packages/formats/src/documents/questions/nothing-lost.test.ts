import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Line } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

const line = (text: string): Line => ({ kind: 'line', parts: partsOf(text) })
const item = (text: string, isNumbered = false): Line => ({
  ...line(text),
  list: { depth: 0, isNumbered },
})

/** Fields in short, and the warnings. */
function read(lines: readonly Line[]) {
  const result = fieldsOfBlocks(lines, countedIds())
  if ('problem' in result) return { fields: [], warnings: [] }
  return {
    fields: result.fields.map(({ type, label, options = [] }) =>
      options.length > 0 ? `${type} ${label}: ${options.join(', ')}` : `${type} ${label}`,
    ),
    warnings: result.warnings.map(({ message }) => message),
  }
}

test('items of a list of questions are fields, though they do not ask by themselves', () => {
  const asked = ['Name', 'Geburtsdatum', 'Essen: Fleisch / Fisch', 'Kommst du?', 'Allergien']
  const fields = [
    'text Name',
    'date Geburtsdatum',
    'radio Essen: Fleisch, Fisch',
    'text Kommst du?',
    'text Allergien',
  ]
  const start = line('Hallo zusammen,')
  expect(read([start, ...asked.map((text) => item(text))])).toEqual({ fields, warnings: [] })
  expect(read([start, ...asked.map((text) => item(text, true))]).fields).toEqual(fields)
  expect(read([start, ...asked.map((text) => line(`- ${text}`))]).fields).toEqual(fields)
  expect(read([start, ...asked.map((text, at) => line(`${at + 1}. ${text}`))]).fields).toEqual(
    fields,
  )
})

test('a numbered list of questions goes on behind the options of one', () => {
  const bus = { ...line('☐ Bus'), list: { depth: 0, isNumbered: false } }
  for (const options of [
    [item('Bus'), item('Tram')],
    [line('☐ Bus'), line('☐ Tram')],
    [bus, bus],
  ]) {
    const questions = [item('How old are you?', true), item('What do you use?', true)]
    const { fields } = read([...questions, ...options, item('Your impressions', true)])
    expect(fields.at(-1)).toBe('text Your impressions')
    expect(fields).toHaveLength(3)
  }
})

test('items below a question are options', () => {
  const lines = [line('Which drink do you want?'), item('Coffee'), item('Tea'), item('Water')]
  expect(read(lines).fields).toEqual(['radio Which drink do you want?: Coffee, Tea, Water'])
})

test('each line that gives no question is named, and a heading is not', () => {
  const heading: Line = { ...line('About you'), isHeading: true }
  const lines = [line('Welcome'), heading, line('The kitchen'), line('Your name: ______')]
  expect(read(lines).warnings).toEqual(['This line was not imported: “The kitchen”'])
  expect(read([...lines, line('What do you like?'), item('Only this')]).warnings).toEqual([
    'This line was not imported: “The kitchen”',
    'This line was not imported: “Only this”',
  ])
})

test('the sentences of a letter share one warning', () => {
  const sentence = (at: number) => line(`This is sentence ${at} of a rather long letter.`)
  const letter = Array.from({ length: 30 }, (_, at) => sentence(at))
  const { warnings } = read([...letter, line('Your name: ______')])
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^30 lines ask nothing and were not imported: “This is sentence 0 /)
})

test('sentences of a letter are no questions, and its slip is', () => {
  const letter = [
    line('Dear parents,'),
    line('We invite you to our concert on Friday. Can you believe that it is our tenth year?'),
    line('If you have questions, please call 01234 567890.'),
    line('Kind regards,'),
    line('Name of child: ________'),
    line('We value your opinion. How was the concert?'),
  ]
  expect(read(letter).fields).toEqual([
    'text Name of child',
    'text We value your opinion. How was the concert?',
  ])
  expect(
    read([line('Hi all,'), line('Do you come on Friday?'), line('1. Who drives?')]).fields,
  ).toEqual(['text Do you come on Friday?', 'text Who drives?'])
})

test('blanks in a sentence are named by the words behind them', () => {
  expect(read([line('I will attend with ____ adults and ____ children.')]).fields).toEqual([
    'text I will attend with … adults',
    'text children',
  ])
  expect(read([line('Please reserve: ____ adults, and ____ children')]).fields).toHaveLength(1)
  expect(read([line('____ adults and ____ children')]).fields).toEqual([
    'text adults',
    'text children',
  ])
  expect(read([line('Do you smoke? ___ Yes ___ No')]).fields).toEqual([
    'radio Do you smoke?: Yes, No',
  ])
})

test.each([
  ['Fumez-vous ?', 'Oui / Non', 'Si oui, combien ?'],
  ['Rauchen Sie?', 'Ja / Nein', 'Wenn ja, wie viel?'],
  ['¿Fuma?', 'Sí / No', 'Si sí, ¿cuánto?'],
])('%s with %s shows %s', (question, answers, follower) => {
  const result = fieldsOfBlocks([line(`${question} ${answers}`), line(follower)], countedIds())
  const [asked, shown] = 'problem' in result ? [] : result.fields
  expect(asked?.options).toEqual(answers.split(' / '))
  expect(shown?.conditional).toMatchObject({ dependsOn: asked?.id, value: asked?.options?.[0] })
})

test('items that are typical labels are options below a question, and fields below a request', () => {
  const items = [item('Phone'), item('Email'), item('Post')]
  for (const lead of [
    line('How should we contact you?'),
    item('How should we contact you?', true),
    line('Please choose how we contact you'),
  ]) {
    const { fields, warnings } = read([lead, ...items, line('Your name: ______')])
    expect(fields).toEqual([expect.stringMatching(/: Phone, Email, Post$/), 'text Your name'])
    expect(warnings).toEqual([])
  }
  const found = [line('How did you find us?'), item('Website'), item('Friend'), item('Newspaper')]
  expect(read(found).fields).toEqual(['checkbox How did you find us?: Website, Friend, Newspaper'])
  const bullets = ['• Phone', '• Email', '• Post'].map(line)
  expect(read([line('How should we contact you?'), ...bullets]).fields).toHaveLength(1)
  for (const lead of ['Can you send us these details?', 'Contact']) {
    const { fields } = read([line(lead), ...items])
    expect(fields.slice(-3)).toEqual(['phone Phone', 'email Email', 'text Post'])
  }
})

test('a question with a wide gap above a line with boxes is no row of columns', () => {
  const { fields, warnings } = read([
    line('Vegetarian:   Yes / No'),
    line('Are you a member?   ☐ Yes ☐ No'),
  ])
  expect(fields).toEqual(['radio Vegetarian: Yes, No', 'radio Are you a member?: Yes, No'])
  expect(warnings).toEqual([])
  const columns = [line('Good\t\tBad'), line('Food  ☐  ☐'), line('Room  ☐  ☐')]
  expect(read(columns).fields).toEqual(['radio Food: Good, Bad', 'radio Room: Good, Bad'])
})

test('choices in words are alternatives, unless the label asks for several', () => {
  expect(read([line('Breakfast (full English / continental / vegetarian):')]).fields).toEqual([
    'radio Breakfast: full English, continental, vegetarian',
  ])
  expect(read([line('Preferred contact: Phone / Email / Post')]).fields).toEqual([
    'radio Preferred contact: Phone, Email, Post',
  ])
  expect(read([line('Languages: English / French / Other')]).fields).toEqual([
    'checkbox Languages: English, French, Other',
  ])
})

test('a label right below another label is no heading', () => {
  const lines = ['Mobile number:', 'Car registration:', 'Breakfast:'].map(line)
  expect(read(lines).fields).toEqual([
    'phone Mobile number',
    'text Car registration',
    'text Breakfast',
  ])
  const heading = [line('Name: ____'), line('Contact information:'), line('Phone: ____')]
  expect(read(heading).fields).toEqual(['text Name', 'phone Phone'])
})

test('dots between slashes are room for a date', () => {
  for (const dots of ['.. / .. / ....', '../../....', '… / … / ……'])
    expect(read([line(`Date de naissance : ${dots}`)]).fields).toEqual(['date Date de naissance'])
})

test('a label that says when to leave it blank does not begin a part for staff', () => {
  const lines = ['Fax (leave blank if none): ______', 'Phone: ______'].map(line)
  expect(read(lines).fields.map((field) => field.split(' ')[0])).toEqual(['phone', 'phone'])
})

test('a heading that asks names the question with boxes below it', () => {
  const heading = (text: string): Line => ({ ...line(text), isHeading: true })
  const lines = [
    heading('3. When could you help?'),
    line('Days you can drive (tick all that suit you)'),
    line('☐ Monday   ☐ Tuesday'),
    heading('How far would you drive?'),
    line('☐ Up to 5 miles   ☐ 5 to 15 miles'),
  ]
  expect(read(lines).fields).toEqual([
    'checkbox Days you can drive: Monday, Tuesday',
    'radio How far would you drive?: Up to 5 miles, 5 to 15 miles',
  ])
})

test('a second label on a line gets its own room, and the condition of the first', () => {
  const lines = [
    'Are you insured?  ☐ Yes  ☐ No',
    'If yes, amount: ________ and expiry date:',
    '____________________',
  ].map(line)
  const result = fieldsOfBlocks(lines, countedIds())
  const fields = 'problem' in result ? [] : result.fields
  expect(fields.map(({ type, label }) => `${type} ${label}`)).toEqual([
    'radio Are you insured?',
    'number If yes, amount',
    'date expiry date',
  ])
  const shown = { dependsOn: 'field_1', condition: 'equals', value: 'Yes' }
  expect(fields.map(({ conditional }) => conditional)).toEqual([undefined, shown, shown])
})

test('a sentence that begins with If asks above room to write, and only there', () => {
  const text = 'B3. If you handle allergens, describe how you prevent contact.'
  const label = 'If you handle allergens, describe how you prevent contact'
  const other = line('Name: ________')
  expect(read([line(text), line('________________'), other]).fields).toEqual([
    `textarea ${label}`,
    'text Name',
  ])
  expect(read([line(text), other]).fields).toEqual(['text Name'])
})

test('options lose the words about where to go on and what to write', () => {
  const lines = [
    'Did you notice any birdsong?',
    '☐ Yes',
    '☐ No → please go to Part C',
    '☐ Not sure (skip to question 7)',
    'Activities there:',
    '☐ Walked a dog',
    '☐ Sports - go to the gym',
    '☐ Other (please say what): ______',
  ].map(line)
  expect(read(lines).fields.slice(0, 2)).toEqual([
    'radio Did you notice any birdsong?: Yes, No, Not sure',
    'checkbox Activities there: Walked a dog, Sports - go to the gym, Other',
  ])
})

test('a question with an instruction behind it asks above room or boxes', () => {
  const lines = [
    '¿Qué otros animales tiene? Indique especie, edad y si están esterilizados.',
    '____________________________',
    'What do you supply? We visit the makers of each of these products.',
    '☐ Fruit   ☐ Bread',
  ].map(line)
  expect(read(lines).fields).toEqual([
    'text ¿Qué otros animales tiene? Indique especie, edad y si están esterilizados',
    'checkbox What do you supply? We visit the makers of each of these products: Fruit, Bread',
  ])
})

test('lines to sign on side by side have their captions below', () => {
  const lines = ['______________\t______________', 'Town\tSignature (of a parent)'].map(line)
  expect(read(lines).fields).toEqual(['text Town', 'text Signature (of a parent)'])
})

test('Tick everything that applies goes with the question above', () => {
  const lines = ['What will be happening?', 'Tick everything that you plan:', '☐ Live music'].map(
    line,
  )
  expect(read([...lines, line('☐ Raffle')]).fields).toEqual([
    'checkbox What will be happening?: Live music, Raffle',
  ])
})

test('an example below the room of a question is its placeholder', () => {
  const lines = ['Town: ______________', 'e.g. Leeds', 'Street: ______________'].map(line)
  const result = fieldsOfBlocks(lines, countedIds())
  const fields = 'problem' in result ? [] : result.fields
  expect(fields.map(({ label, placeholder }) => [label, placeholder])).toEqual([
    ['Town', 'e.g. Leeds'],
    ['Street', 'Enter text...'],
  ])
})

test('an imperative sentence above room for its answer is a question, though it looks like a heading', () => {
  const heading = { ...line('Describe your experience with choirs.'), isHeading: true }
  const empty: Line = { kind: 'line', parts: [] }
  const rest = line('Phone: ____')
  const fields = ['textarea Describe your experience with choirs', 'phone Phone']
  expect(read([heading, empty, empty, rest])).toEqual({ fields, warnings: [] })
  expect(read([heading, line('__________'), line('__________'), rest])).toEqual({
    fields,
    warnings: [],
  })
  // Right above other questions it is their heading.
  expect(read([heading, rest]).fields).toEqual(['phone Phone'])
})

test('a paragraph that begins with an imperative asks only above room', () => {
  const told =
    'Please give all details you have. We keep items for a month. Fees are due on return.'
  const name = line('Name: ____')
  expect(read([line('Lost things'), line(told), name]).fields).toEqual(['text Name'])
  expect(read([line('Lost things'), line(told), line('__________'), name]).fields).toHaveLength(2)
})
