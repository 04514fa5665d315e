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
