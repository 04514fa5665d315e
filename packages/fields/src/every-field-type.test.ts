import type { Answer } from '@ramiform/core/answers'
import { isEmpty } from '@ramiform/core/answers'
import { createField, type FieldType, takesAnswer } from '@ramiform/core/field-type'
import { describe, expect, test } from 'vitest'
import { allInputs } from './all-inputs.tsx'
import { answerRules } from './answer-rules.ts'
import { type FieldTypeName, fieldTypes } from './index.ts'
import { groupRoles } from './inputs.tsx'
import { inputMarkup } from './testing/input-markup.tsx'

/** An answer that a careful respondent could give to the default field of each type. */
const goodAnswers: Record<FieldTypeName, Answer | null> = {
  text: 'Ines\nDuarte',
  email: 'ines@example.com',
  number: '-12.5',
  textarea: 'First line\r\n\r\nsecond line',
  phone: '+351 21 000 0000',
  url: 'ramiform.org',
  select: 'Option 2',
  radio: 'Option 1',
  checkbox: ['Option 1', 'Option 3'],
  date: '2024-02-29',
  file: 'bowl.jpg',
  // A payment field has no amount by default, so it cannot be paid.
  payment: null,
  price: '20.00',
  quantity: '2',
  rating: '4',
  scale: '10',
  'yes-no': 'No',
  ranking: ['Option 3', 'Option 1', 'Option 2'],
  time: '17:30',
  signature: 'Mei Tan',
  // A statement takes no answer.
  statement: null,
  address: 'Rua Nova 1\n\n1100-001\nLisboa\nPortugal',
}

const inputs = allInputs as Required<typeof allInputs>
const names = Object.keys(fieldTypes) as FieldTypeName[]

test('the palette has six basic, three choice and five special types, and further kinds', () => {
  const groups = Object.values(fieldTypes).map(({ group }) => group)
  const count = (group: string) => groups.filter((other) => other === group).length
  expect([count('basic'), count('choice'), count('special')]).toEqual([6, 3, 5])
  expect(count('more')).toBe(8)
})

describe.each(names)('the %s type', (name) => {
  const fieldType: FieldType = fieldTypes[name]
  const field = createField(fieldType, 'field_1')
  const good = goodAnswers[name]

  test('goes by the name it is listed under and has a label', () => {
    expect(fieldType.type).toBe(name)
    expect(field.label).not.toBe('')
  })

  test('is judged by the same rules in a form’s script, which knows no more of it', () => {
    // A visitor's day is known in a browser only.
    const { limited, ...rules } = answerRules[name] ?? {}
    expect(fieldType).toMatchObject(rules)
    if (name !== 'date') expect(fieldType.limited).toBe(limited)
    expect(answerRules[name]).toBeDefined()
  })

  if (good !== null) {
    test('accepts a good answer', () => {
      expect(fieldType.check(field, good)).toBeNull()
    })
  }

  test('has an example that the default field accepts', () => {
    const example = fieldType.example(field, '2026-01-31')
    if (example === null) expect(['names', 'payment', 'none']).toContain(fieldType.answerKind)
    else expect(fieldType.check(field, example)).toBeNull()
  })

  test('refuses an answer of another shape', () => {
    const others = {
      text: ['a'],
      names: ['one file', 'too many'],
      list: 'a',
      payment: 'a',
      none: 'a',
    }
    const other: Answer = others[fieldType.answerKind]
    expect(fieldType.check(field, other)).toBe('format')
  })

  test('says an answer in one line, and an empty answer in none', () => {
    const line = fieldType.toText(field, good ?? { status: 'paid' })
    if (fieldType.answerKind !== 'none') expect(line).not.toBe('')
    expect(line).not.toMatch(/[\r\n]/)
    const empty: Answer = fieldType.answerKind === 'list' ? [] : ''
    expect(isEmpty(empty)).toBe(true)
    expect(fieldType.toText(field, empty)).toBe('')
  })

  test('keeps its settings through JSON', () => {
    expect(JSON.parse(JSON.stringify(field))).toEqual(field)
  })

  test('has an input that the label of the field reaches', () => {
    const markup = inputMarkup(inputs[name], {
      field,
      id: 'the-input',
      labelId: 'the-label',
      answer: undefined,
      onAnswer: () => undefined,
      invalid: true,
      describedBy: 'the-problem',
      currency: undefined,
    })
    expect(markup.match(/id="the-input"/g)).toHaveLength(1)
    if (name === 'payment') return
    if (!takesAnswer(field, fieldTypes)) {
      expect(markup).not.toMatch(/<(?:input|select|textarea|button)/)
      return
    }
    // One control, or one for each part or option, all named after the field's id.
    const several = fieldType.parts?.split(field, undefined) ?? field.options ?? []
    const controls = markup.match(/<(?:input|select|textarea)[^>]*>/g) ?? []
    expect(controls).toHaveLength(groupRoles[name] === undefined ? 1 : several.length || 1)
    for (const control of controls) {
      expect(control).toContain('name="field_1"')
      expect(control).toContain('the-problem')
    }
  })

  if (good === null) return

  test('starts its input from the answer it is given', () => {
    const markup = (answer: Answer | undefined) =>
      inputMarkup(inputs[name], {
        field,
        id: 'the-input',
        labelId: 'the-label',
        answer,
        onAnswer: () => undefined,
        invalid: false,
        describedBy: undefined,
        currency: 'usd',
      })
    expect(markup(good)).not.toBe(markup(undefined))
  })
})
