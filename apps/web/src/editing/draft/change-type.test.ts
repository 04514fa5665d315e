import type { Field } from '@ramiform/core/field'
import { createField, takesAnswer } from '@ramiform/core/field-type'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedType, changeType } from './change-type.ts'

const names = Object.keys(fieldTypes) as FieldTypeName[]
const made = (type: FieldTypeName, members: Partial<Field> = {}): Field => ({
  ...createField(fieldTypes[type], 'f1'),
  label: 'Lunch',
  ...members,
})
const become = (field: Field, to: FieldTypeName) =>
  changedType(field, fieldTypes[field.type as FieldTypeName], fieldTypes[to])

test('a choice keeps its options as another choice, and names how many it loses as a text', () => {
  const lunch = made('checkbox', { options: ['Soup', 'Salad'] })
  expect(become(lunch, 'select')).toEqual({
    field: { ...made('select'), options: ['Soup', 'Salad'] },
    lost: [],
  })
  expect(become(lunch, 'text')).toEqual({ field: made('text'), lost: ['2 options'] })
})

test('the options that every choice starts with are no loss, and come with a new choice', () => {
  expect(become(made('radio'), 'text').lost).toEqual([])
  expect(become(made('text'), 'radio').field.options).toHaveLength(3)
})

test('bounds and patterns stay where they mean the same', () => {
  const code = made('text', { validation: { min: 2, max: 8, pattern: '^[A-Z]+$' } })
  expect(become(code, 'textarea').field.validation).toEqual(code.validation)
  expect(become(code, 'number')).toMatchObject({
    field: { validation: { pattern: '^[A-Z]+$' } },
    lost: ['limits'],
  })
  expect(become(code, 'date').lost).toEqual(['limits', 'pattern'])
  expect(become(made('number', { validation: { min: 1 } }), 'quantity').field.validation).toEqual({
    min: 1,
  })
})

test('a placeholder of the owner stays where there is room for one, and the usual one is replaced', () => {
  expect(become(made('text', { placeholder: 'As on your card' }), 'phone').field.placeholder).toBe(
    'As on your card',
  )
  expect(become(made('text', { placeholder: 'As on your card' }), 'radio').lost).toEqual([
    'placeholder',
  ])
  expect(become(made('text'), 'phone').field.placeholder).toBe('Enter your phone number...')
})

test('a label that nobody wrote follows the type', () => {
  expect(become(createField(fieldTypes.text, 'f1'), 'date').field.label).toBe('Date')
})

test('a currency goes along between payment and price', () => {
  const fee = made('payment', {
    payment: { ...fieldTypes.payment.initial.payment, currency: 'eur' },
  })
  expect(become(fee, 'price')).toMatchObject({ field: { payment: { currency: 'eur' } }, lost: [] })
  const deposit = made('payment', { payment: { currency: 'eur', amount: 2000 } })
  expect(become(deposit, 'text').lost).toEqual(['payment settings'])
})

test('whatever the question, label, description, required, width and logic stay, and nothing absent is stored', () => {
  const questions = names.filter((type) => takesAnswer({ type }, fieldTypes))
  const name = fc.constantFrom(...questions)
  fc.assert(
    fc.property(name, name, fc.string(), fc.boolean(), (from, to, description, required) => {
      const conditional = { dependsOn: 'f0', condition: 'equals', value: 'x' }
      const styling = { width: 'half', inline: false } as const
      const field = made(from, { description, required, conditional, styling })
      const { field: changed } = become(field, to)
      expect(changed).toMatchObject({ id: 'f1', label: 'Lunch', description, required, styling })
      expect(changed.type).toBe(to)
      expect(changed.conditional).toBe(conditional)
      expect(Object.values(changed)).not.toContain(undefined)
      expect(changed.options !== undefined).toBe(fieldTypes[to].hasOptions === true)
    }),
  )
})

test('the command is one step with a name, and nothing when the type is the same', () => {
  const draft = { name: '', description: '', schema: { fields: [made('text')], settings: {} } }
  expect(changeType('f1', 'text')(draft)).toBeNull()
  expect(changeType('f1', 'date')(draft)).toMatchObject({
    name: 'Make "Lunch" a Date field',
    draft: { schema: { fields: [{ id: 'f1', type: 'date', label: 'Lunch' }] } },
  })
})

test('a fixed price stays with a price field, and is named as lost with any other', () => {
  const shirt = made('price', { fixedPrice: 1999 })
  expect(become(shirt, 'price').field.fixedPrice).toBe(1999)
  expect(become(shirt, 'number')).toMatchObject({ lost: ['fixed price'] })
  expect(become(shirt, 'number').field).not.toHaveProperty('fixedPrice')
})

test('conditions of options stay between choices that can have them', () => {
  const when = { dependsOn: 'meal', condition: 'equals', value: 'Lunch' }
  const optionsWhen = [{ option: 'Salad', when }]
  const lunch = made('radio', { options: ['Soup', 'Salad'], optionsWhen })
  expect(become(lunch, 'checkbox')).toMatchObject({ field: { optionsWhen }, lost: [] })
  const ranked = become(lunch, 'ranking')
  expect(ranked.lost).toEqual(['when options are offered'])
  expect(ranked.field).not.toHaveProperty('optionsWhen')
})

test('a random order stays between choices that can have it', () => {
  const lunch = made('radio', { options: ['Soup', 'Salad'], shuffle: true })
  expect(become(lunch, 'select')).toMatchObject({ field: { shuffle: true }, lost: [] })
  const ranked = become(lunch, 'ranking')
  expect(ranked.lost).toEqual(['random order'])
  expect(ranked.field).not.toHaveProperty('shuffle')
})

test('a default answer stays between types that accept the same answers', () => {
  const lunch = made('radio', { options: ['Soup', 'Salad'], defaultAnswer: 'Salad' })
  expect(become(lunch, 'select')).toMatchObject({ field: { defaultAnswer: 'Salad' }, lost: [] })
  expect(become(lunch, 'checkbox').lost).toEqual(['default answer'])
  const name = made('text', { defaultAnswer: 'Ada' })
  expect(become(name, 'textarea').field.defaultAnswer).toBe('Ada')
  expect(become(name, 'email')).toMatchObject({ lost: ['default answer'] })
  expect(become(name, 'email').field).not.toHaveProperty('defaultAnswer')
})

test('limits of a date go with the date, and its message stays', () => {
  const day = made('date', { earliest: 0, latest: '2027-05-07', errorText: 'In May' })
  const { field, lost } = become(day, 'text')
  expect(lost).toEqual(['earliest and latest date'])
  expect(field).toMatchObject({ errorText: 'In May' })
  expect(field).not.toHaveProperty('latest')
})

test('pictures stay between choices that show all options, and are named as lost with any other', () => {
  const pictures = [{ option: 'Salad', image: 'a'.repeat(64) }]
  const lunch = made('radio', { options: ['Soup', 'Salad'], pictures })
  expect(become(lunch, 'checkbox')).toMatchObject({ field: { pictures }, lost: [] })
  const listed = become(lunch, 'select')
  expect(listed.lost).toEqual(['picture'])
  expect(listed.field).not.toHaveProperty('pictures')
  expect(become(made('radio', { options: ['Soup'], pictures: [] }), 'select').lost).toEqual([])
})

test('settings of choices and numbers stay where the type has them, and are named where not', () => {
  const extras = made('checkbox', {
    options: ['Bus', 'Lunch'],
    minChoices: 1,
    columns: 2,
    prices: [{ option: 'Bus', price: 250 }],
  })
  expect(become(extras, 'radio')).toMatchObject({
    field: { columns: 2, prices: [{ option: 'Bus', price: 250 }] },
    lost: ['number of choices'],
  })
  expect(become(extras, 'select').lost).toEqual(['number of choices', 'columns'])
  expect(become(extras, 'text').lost).toEqual([
    '2 options',
    'number of choices',
    'columns',
    'prices of options',
  ])
  const weight = made('number', { validation: { step: 5 }, unit: 'kg' })
  expect(become(weight, 'quantity')).toMatchObject({
    field: { validation: { step: 5 }, unit: 'kg' },
    lost: [],
  })
  expect(become(weight, 'price').lost).toEqual(['unit', 'step'])
})

test('a question that becomes a statement loses what only answers need, and keeps its text', () => {
  const lunch = made('radio', {
    description: 'From *our* garden',
    markedDescription: true,
    required: true,
    errorText: 'Choose one',
    options: ['Soup'],
  })
  const { field, lost } = become(lunch, 'statement')
  const { required: _, ...fresh } = made('statement')
  expect(field).toEqual({ ...fresh, description: 'From *our* garden' })
  expect(lost).toEqual(['one option', 'requirement', 'error message'])
  const when = { dependsOn: 'f2', condition: 'is_empty', value: '' }
  expect(become(made('text', { requiredWhen: when }), 'statement').lost).toEqual(['requirement'])
})

test('a statement that becomes a question keeps its text with emphasis, without pictures', () => {
  const image = `![Soup](/images/${'a'.repeat(64)})`
  const note = made('statement', { description: `**Hot**\n\n${image}` })
  const { field, lost } = become(note, 'text')
  expect(field).toMatchObject({ description: '**Hot**', markedDescription: true })
  expect(lost).toEqual(['pictures'])
  expect(become(made('statement', { description: 'Hot' }), 'text').lost).toEqual([])
})
