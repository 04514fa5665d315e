import type { Answers } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { createFilling } from '@ramiform/core/filling/filling'
import { limits } from '@ramiform/core/limits'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answersInAddress } from './answers-in-address.ts'

const field = (id: string, type: string, label: string, more: Partial<Field> = {}): Field => ({
  id,
  type,
  label,
  ...more,
})
const fields = [
  field('field_1', 'text', 'First name', { validation: { max: 20 } }),
  field('field_2', 'email', 'E-mail'),
  field('field_3', 'radio', 'Attendance', { options: ['In person', 'Online'] }),
  field('field_4', 'checkbox', 'Workshops', { options: ['Maths', 'Looms', 'Cards'] }),
  field('field_5', 'number', 'Seats', {
    validation: { max: 8 },
    conditional: { dependsOn: 'field_3', condition: 'equals', value: 'In person' },
  }),
  field('field_6', 'date', 'Day of arrival'),
  field('field_7', 'file', 'Photo'),
  field('field_8', 'payment', 'Fee'),
  field('field_9', 'textarea', 'Message'),
  field('field_10', 'checkbox', 'Diet', { options: ['Nuts'], other: 'Other' }),
]
const context = { fieldTypes, patterns: null }

function read(query: string, given: Answers = {}, settings = {}) {
  const filling = createFilling({ fields, settings }, context, given)
  const { answers, names } = answersInAddress(filling, new URLSearchParams(query))
  return { answers: Object.fromEntries(answers), names }
}
const answersOf = (...of: Parameters<typeof read>) => read(...of).answers

describe('prefill from the address', () => {
  test('fields are named by their ids or by their labels, options by their words', () => {
    expect(answersOf('field_1=Ada&e-mail=ada@example.org&attendance=in-person')).toEqual({
      field_1: 'Ada',
      field_2: 'ada@example.org',
      field_3: 'In person',
    })
    expect(answersOf('First+name=Ada')).toEqual({ field_1: 'Ada' })
  })

  test('a repeated name makes a list in the form’s order; for single values, the first counts', () => {
    expect(answersOf('workshops=Cards&workshops=maths&workshops=Cards&workshops=None')).toEqual({
      field_4: ['Maths', 'Cards'],
    })
    expect(answersOf('diet=Nuts&diet=')).toEqual({ field_10: ['Nuts'] })
    expect(answersOf('first-name=Ada&first-name=Bob')).toEqual({ field_1: 'Ada' })
  })

  test.each([
    `first-name=${'a'.repeat(21)}`,
    'e-mail=ada',
    'attendance=Perhaps',
    'attendance=',
    'workshops=None',
    'day-of-arrival=2026-02-30',
    'message=a%00b',
    `message=${'a'.repeat(limits.answerCharacters + 1)}`,
    'photo=passport.png',
    'fee=succeeded',
  ])('what could not have been typed here is left out: %.30s', (query) => {
    expect(answersOf(query)).toEqual({})
  })

  test('answers to hidden questions are dropped', () => {
    expect(answersOf('seats=2')).toEqual({})
    expect(answersOf('seats=2&attendance=Online')).toEqual({ field_3: 'Online' })
    expect(answersOf('seats=9&attendance=Online')).toEqual({ field_3: 'Online' })
    expect(answersOf('seats=9&attendance=in-person')).toEqual({ field_3: 'In person' })
    expect(answersOf('seats=2&attendance=in-person')).toEqual({
      field_3: 'In person',
      field_5: '2',
    })
    expect(answersOf('seats=2', { field_3: 'In person' })).toEqual({ field_5: '2' })
  })

  test('typed answers are not replaced', () => {
    const query = 'first-name=Bob&e-mail=b@example.org'
    expect(answersOf(query, { field_1: 'Ada' })).toEqual({ field_2: 'b@example.org' })
  })

  test('the respondent’s email address can be prefilled if it is collected', () => {
    const query = 'submitterEmail=ada@example.org'
    const answers = { submitterEmail: 'ada@example.org' }
    expect(answersOf(query, {}, { collectEmail: true })).toEqual(answers)
    expect(answersOf(query)).toEqual({})
  })

  test('names of fields are reported, even when their values are dropped', () => {
    const { names } = read('utm_source=mail&first-name=Ada&photo=x&attendance=Perhaps')
    expect(names).toEqual(['first-name', 'photo', 'attendance'])
  })

  test('markup is text', () => {
    expect(answersOf('message=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E')).toEqual({
      field_9: '<img src=x onerror=alert(1)>',
    })
  })

  test('a ranking keeps the order of the address, and must be whole', () => {
    const one = field('x', 'ranking', 'X', { options: ['Soup', 'Salad', 'Cheese'] })
    const brought = (query: string) => {
      const filling = createFilling({ fields: [one], settings: {} }, context)
      return answersInAddress(filling, [...new URLSearchParams(query)]).answers.get('x')
    }
    expect(brought('x=Cheese&x=soup&x=Salad')).toEqual(['Cheese', 'Soup', 'Salad'])
    expect(brought('x=Cheese&x=Soup')).toBeUndefined()
  })

  test('every field type with text or choices can be prefilled, and no other', () => {
    const accepted: Readonly<Record<string, string>> = {
      date: '2026-06-01',
      email: 'a@example.org',
      phone: '555 0100',
      url: 'example.org',
      time: '17:30',
      address: 'Rua Nova 1\n\n\nLisboa\nPortugal',
    }
    for (const { type, answerKind, hasOptions } of Object.values(fieldTypes)) {
      const value = accepted[type] ?? '3'
      const one = field('x', type, 'X', hasOptions ? { options: ['3', '4'], ranks: 1 } : {})
      const filling = createFilling({ fields: [one], settings: {} }, context)
      const { answers } = answersInAddress(filling, [['x', value]])
      const expected = answerKind === 'list' ? [value] : answerKind === 'text' ? value : undefined
      expect(answers.get('x'), type).toEqual(expected)
    }
  })
})

test('any address is read without errors, and only known fields get answers', () => {
  const known = fields.map(({ id }) => id)
  const name = fc.oneof(
    fc.constantFrom('first-name', 'workshops', '__proto__', 'constructor', 'field_8', 'seats'),
    fc.string({ unit: 'binary' }),
  )
  const pairs = fc.array(fc.tuple(name, fc.oneof(fc.string({ unit: 'binary' }), name)))
  fc.assert(
    fc.property(pairs, (query) => {
      const filling = createFilling({ fields, settings: {} }, context)
      for (const id of answersInAddress(filling, query).answers.keys()) expect(known).toContain(id)
    }),
  )
})
