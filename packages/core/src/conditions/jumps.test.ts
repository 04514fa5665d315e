import { expect, test } from 'vitest'
import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import type { Conditional } from './condition.ts'
import { jumpsAfter, setJump, unskippable } from './jumps.ts'

const plan: Field = { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Gold', 'Team'] }
const unless = (value: string): Conditional => ({
  dependsOn: 'plan',
  condition: 'not_equals',
  value,
})
const isPlan = (value: string) => ({ id: value, fieldId: 'plan', condition: 'equals', value })

function form(logic: Record<string, Conditional | undefined>): FormSchema {
  const fields = Object.entries(logic).map(
    ([id, conditional]): Field => ({ id, type: 'text', label: id, conditional }),
  )
  return { fields: [plan, ...fields], settings: {} }
}

let made = 0
const newId = () => `new_${++made}`

function jump(schema: FormSchema, answer: string, to?: string): FormSchema {
  const changes = setJump(schema, 'plan', { answer, to }, fewFieldTypes, newId)
  if (changes === null) throw new Error('no room')
  return {
    ...schema,
    fields: schema.fields.map((field) =>
      changes.has(field.id) ? { ...field, conditional: changes.get(field.id) } : field,
    ),
  }
}

const read = (schema: FormSchema) => jumpsAfter(schema, 'plan', plan.options ?? [], fewFieldTypes)

test('a jump hides the questions between, and is read back', () => {
  const schema = jump(form({ a: undefined, b: undefined, c: undefined }), 'Gold', 'c')
  expect(schema.fields.map(({ conditional }) => conditional)).toEqual([
    undefined,
    unless('Gold'),
    unless('Gold'),
    undefined,
  ])
  expect(read(schema)).toEqual([{ answer: 'Gold', skipped: ['a', 'b'], to: 'c', others: [] }])
})

test('a jump to the end hides all later questions', () => {
  const schema = jump(form({ a: undefined, b: undefined }), 'Free')
  expect(read(schema)).toEqual([{ answer: 'Free', skipped: ['a', 'b'], to: undefined, others: [] }])
})

test('a nearer target shows questions again, and the next question removes the jump', () => {
  const plain = form({ a: undefined, b: undefined, c: undefined })
  const far = jump(plain, 'Gold', 'c')
  expect(read(jump(far, 'Gold', 'b'))).toEqual([
    { answer: 'Gold', skipped: ['a'], to: 'b', others: [] },
  ])
  expect(jump(far, 'Gold', 'a')).toEqual(plain)
})

test('other logic of a question between stays', () => {
  const any: Conditional = { operator: 'OR', rules: [isPlan('Free'), isPlan('Team')], groups: [] }
  const all: Conditional = {
    operator: 'AND',
    rules: [{ ...isPlan('Free'), fieldId: 'x' }],
    groups: [],
  }
  const simple: Conditional = { dependsOn: 'x', condition: 'is_not_empty', value: '' }
  const before = form({ x: undefined, any, all, simple, end: undefined })
  const schema = jump(before, 'Team', 'end')
  const [, , changedAny, changedAll, changedSimple] = schema.fields
  expect(changedAny?.conditional).toEqual({
    operator: 'AND',
    rules: [{ id: expect.any(String), fieldId: 'plan', condition: 'not_equals', value: 'Team' }],
    groups: [{ ...any, id: expect.any(String) }],
  })
  expect(changedAll?.conditional).toMatchObject({ operator: 'AND', rules: { length: 2 } })
  expect(changedSimple?.conditional).toMatchObject({ operator: 'AND', rules: { length: 2 } })
  const back = jump(schema, 'Team', 'x')
  expect(back.fields[2]?.conditional).toMatchObject({ operator: 'OR', rules: any.rules })
  expect(back.fields[3]?.conditional).toEqual(all)
})

test('reads branches that were written another way, such as imported ones', () => {
  const gold: Conditional = { dependsOn: 'plan', condition: 'equals', value: 'Gold' }
  const schema = form({
    gift: gold,
    wrap: { dependsOn: 'gift', condition: 'equals', value: 'x' },
    end: undefined,
  })
  expect(read(schema)).toEqual([
    { answer: 'Free', skipped: ['gift', 'wrap'], to: 'end', others: ['gift', 'wrap'] },
    { answer: 'Team', skipped: ['gift', 'wrap'], to: 'end', others: ['gift', 'wrap'] },
  ])
})

test('a section counts as logic of its questions', () => {
  const schema = form({ a: undefined, b: undefined })
  const inSection = {
    ...schema,
    fields: schema.fields.map((field) => (field.id === 'a' ? { ...field, section: 's' } : field)),
    sections: [{ id: 's', conditional: unless('Team') }],
  }
  expect(read(inSection)).toEqual([{ answer: 'Team', skipped: ['a'], to: 'b', others: ['a'] }])
})

test('questions that the source depends on cannot be skipped', () => {
  const schema = form({
    a: undefined,
    b: { dependsOn: 'c', condition: 'equals', value: '1' },
    c: undefined,
  })
  const [, ...later] = schema.fields
  const fields = [
    { ...plan, conditional: { dependsOn: 'b', condition: 'is_not_empty', value: '' } },
    ...later,
  ]
  expect([...unskippable({ ...schema, fields }, 'plan')].toSorted()).toEqual(['b', 'c'])
})

test('a question without room for another rule refuses the jump', () => {
  const rules = Array.from({ length: 500 }, (_, at) => ({ ...isPlan('Gold'), id: `r${at}` }))
  const full = form({ a: { operator: 'OR', rules, groups: [] }, b: undefined })
  expect(setJump(full, 'plan', { answer: 'Gold', to: 'b' }, fewFieldTypes, newId)).toBeNull()
})
