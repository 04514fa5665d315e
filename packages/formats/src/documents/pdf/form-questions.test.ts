import { expect, test } from 'vitest'
import type { FormField } from './form-field.ts'
import { questionsOfFormFields } from './form-questions.ts'
import type { Words } from './page.ts'

/** A check box of 12 points at this height. */
function tick(name: string, left: number, bottom: number): FormField {
  return {
    left,
    bottom,
    right: left + 12,
    top: bottom + 12,
    page: 1,
    name,
    spokenName: '',
    kind: 'tick',
    value: 'Yes',
    options: [],
    isRequired: false,
    isLong: false,
    isMultiple: false,
    maxLength: 0,
    checks: '',
  }
}

const words = (text: string, left: number, bottom: number): Words => ({
  text,
  left,
  bottom: bottom + 2,
  right: left + text.length * 5,
  top: bottom + 11,
  size: 10,
})

function read(statement: string) {
  const fields = [tick('a', 150, 400), tick('b', 280, 400), tick('c', 150, 384)]
  const texts = [
    words('Documents enclosed', 20, 400),
    words('Driving licence', 166, 400),
    words('Tax bill', 296, 400),
    words(statement, 166, 384),
  ]
  const drawn = { across: [], upright: [], boxes: [] }
  const { questions } = questionsOfFormFields(fields, [{ width: 600, words: texts, drawn }])
  return questions.map(({ label, isRequired, options }) =>
    [`${label}${isRequired ? '*' : ''}`, ...options.map(({ text }) => text)].join(' | '),
  )
}

test('consent below the check boxes of another question has its own box', () => {
  const others = 'Documents enclosed | Driving licence | Tax bill'
  const statement = 'I confirm that the details are correct'
  expect(read(statement)).toEqual([others, `${statement} | Yes`])
  expect(read(`${statement} *`)).toEqual([others, `${statement}* | Yes`])
})

test('another option in the next row stays an option', () => {
  expect(read('Proof of address')).toEqual([
    'Documents enclosed | Driving licence | Tax bill | Proof of address',
  ])
})

const page = (...texts: readonly Words[]) => ({
  width: 600,
  words: texts,
  drawn: { across: [], upright: [], boxes: [] },
})

test('statements with a check box each are no options of the label above', () => {
  const texts = [
    words('Relationship to you', 20, 416),
    words('I am happy for photographs of me to appear online', 40, 400),
    words('I have read the safety rules and will follow them', 40, 384),
  ]
  const fields = [tick('PhotoOK', 20, 400), tick('Rules', 20, 384)]
  const { questions } = questionsOfFormFields(fields, [page(...texts)])
  expect(questions.map(({ label, isRequired }) => [label, isRequired])).toEqual([
    ['I am happy for photographs of me to appear online', false],
    ['I have read the safety rules and will follow them', true],
  ])
})

test('a star at the visible title of radio buttons makes them required', () => {
  const radio = (left: number, value: string) =>
    ({ ...tick('Swim', left, 400), kind: 'radio', value }) as const
  const texts = [words('Can you swim?*', 20, 400), words('Yes', 166, 400), words('No', 216, 400)]
  const fields = [radio(150, 'Yes'), radio(200, 'No')]
  const { questions } = questionsOfFormFields(fields, [page(...texts)])
  expect(questions).toMatchObject([{ label: 'Can you swim?', isRequired: true, answer: 'one' }])
})

test.each([
  [
    [20, 60, 110, 160],
    [400, 400, 400, 400],
  ],
  [
    [20, 20, 20, 20],
    [400, 375, 350, 325],
  ],
])('check boxes in a row or a column below a name are its options', (lefts, bottoms) => {
  const names = ['BCD', 'Fins', 'Mask', 'Suit']
  const places = names.map((name, at) => [name, lefts[at] ?? 0, bottoms[at] ?? 0] as const)
  const fields = places.map(([name, left, bottom]) => ({
    ...tick(name, left, bottom),
    right: left + 9,
    top: bottom + 9,
  }))
  const texts = places.map(([name, left, bottom]) => words(name, left + 12, bottom))
  const { questions } = questionsOfFormFields(fields, [
    page(words('Kit needed', 20, 418), ...texts),
  ])
  expect(questions).toMatchObject([
    { label: 'Kit needed', options: names.map((text) => ({ text })) },
  ])
})
