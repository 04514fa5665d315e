import { describe, expect, test } from 'vitest'
import type { FormSchema } from '../form.ts'
import { aForm, shownWhen } from '../testing/a-form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { createFilling } from './filling.ts'

const context = { fieldTypes: fewFieldTypes, patterns: null }
const fill = (form: FormSchema, answers = {}) => createFilling(form, context, answers)
const ids = (fields: readonly { id: string }[]) => fields.map(({ id }) => id)

const planForm = aForm()
  .radio('plan', ['Free', 'Pro'], { required: true })
  .text('company', { required: true, ...shownWhen('plan', 'equals', 'Pro') })
  .text('note')

describe('answers', () => {
  test('a hidden field keeps its answer and does not send it (decision 2)', () => {
    const filling = fill(planForm)
    filling.setAnswer('plan', 'Pro')
    filling.setAnswer('company', 'Acme')
    filling.setAnswer('plan', 'Free')
    expect(filling.answer('company')).toBe('Acme')
    expect(filling.answersToSend()).toEqual({ plan: 'Free' })
    filling.setAnswer('plan', 'Pro')
    expect(filling.answersToSend()).toEqual({ plan: 'Pro', company: 'Acme' })
  })

  test('empty answers are not sent, and answers to unknown fields are dropped', () => {
    const filling = fill(planForm, { plan: 'Free', stranger: 'x' })
    filling.setAnswer('note', '')
    filling.setAnswer('other', 'x')
    expect(filling.answersToSend()).toEqual({ plan: 'Free' })
    expect([filling.answer('stranger'), filling.answer('other')]).toEqual([undefined, undefined])
  })

  test("the respondent's address comes first and is sent with the rest (decision 22)", () => {
    const filling = fill(planForm.with({ collectEmail: true }))
    expect(ids(filling.visibleFields())).toEqual(['submitterEmail', 'plan', 'note'])
    filling.setAnswer('submitterEmail', 'a@b.c')
    expect(filling.answersToSend()).toEqual({ submitterEmail: 'a@b.c' })
  })
})

describe('problems', () => {
  test('a check finds problems of visible fields, in form order', () => {
    const filling = fill(planForm.with({ collectEmail: true }))
    expect(filling.check()).toEqual([
      { fieldId: 'submitterEmail', code: 'required' },
      { fieldId: 'plan', code: 'required' },
    ])
    expect(filling.problem('plan')?.code).toBe('required')
    expect(filling.problem('company')).toBeUndefined()
  })

  test('one clears when its field changes, and when its field is hidden', () => {
    const filling = fill(planForm, { plan: 'Pro' })
    filling.check()
    expect(ids2(filling)).toEqual(['company'])
    filling.setAnswer('plan', 'Free')
    expect(ids2(filling)).toEqual([])
    filling.setAnswer('plan', 'Pro')
    filling.check()
    filling.setAnswer('company', 'A')
    expect(ids2(filling)).toEqual([])
  })

  test("the server's verdict replaces our own, but for fields that do not show", () => {
    const filling = fill(planForm)
    filling.check()
    filling.setProblems([
      { fieldId: 'note', code: 'format' },
      { fieldId: 'company', code: 'required' },
      { fieldId: 'stranger', code: 'required' },
    ])
    expect(filling.problems()).toEqual([{ fieldId: 'note', code: 'format' }])
  })

  test("the server's problem with an amount clears when an answer that counts for it changes", () => {
    const filling = fill(
      aForm()
        .text('shirts')
        .text('note')
        .field('payment', 'pay', { required: true, payment: { items: [{ price: 'shirts' }] } })
        .with({ payment: { enabled: true } }),
    )
    filling.setAnswer('pay', { clientSecret: 's', status: 'succeeded' })
    filling.setProblems([{ fieldId: 'pay', code: 'format' }])
    filling.setAnswer('note', 'x')
    expect(ids2(filling)).toEqual(['pay'])
    filling.setAnswer('shirts', '2')
    expect(ids2(filling)).toEqual([])
    filling.setAnswer('pay', undefined)
    filling.check()
    filling.setAnswer('shirts', '1')
    expect(ids2(filling)).toEqual(['pay'])
  })

  test("the server's problem with an amount clears when its value changes", () => {
    const filling = fill({
      ...aForm()
        .text('note')
        .field('payment', 'pay', { payment: { value: 'total' } }),
      values: [
        { id: 'total', name: 'Total', type: 'number', formula: { kind: 'number', value: 5 } },
      ],
    })
    filling.setProblems([{ fieldId: 'pay', code: 'format' }])
    filling.setAnswer('note', 'x')
    expect(ids2(filling)).toEqual(['pay'])
    filling.setAnswer('total', '5')
    expect(ids2(filling)).toEqual([])
  })

  test('patterns hold from when their engine has come', () => {
    const filling = fill(aForm().text('code', { validation: { pattern: '^x' } }), { code: 'abc' })
    expect(filling.check()).toEqual([])
    filling.setPatterns({ matches: (_, text) => text.startsWith('x'), refusal: () => null })
    expect(filling.check()).toEqual([{ fieldId: 'code', code: 'pattern' }])
  })

  const ids2 = (filling: ReturnType<typeof fill>) =>
    filling.problems().map(({ fieldId }) => fieldId)
})

describe('one question at a time', () => {
  test('next goes on through what shows, and stops at a problem', () => {
    const filling = fill(planForm)
    expect(filling.step()).toMatchObject({ index: 0, count: 2, isLast: false })
    expect(filling.next()).toEqual({ fieldId: 'plan', code: 'required' })
    expect(filling.problem('plan')).toEqual({ fieldId: 'plan', code: 'required' })
    filling.setAnswer('plan', 'Pro')
    expect(filling.step()).toMatchObject({ index: 0, count: 3 })
    expect(filling.next()).toBeNull()
    expect(filling.step().field?.id).toBe('company')
    filling.setAnswer('company', 'Acme')
    filling.next()
    expect(filling.step()).toMatchObject({ index: 2, isLast: true })
    expect(filling.next()).toBeNull()
    expect(filling.step().index).toBe(2)
  })

  test('previous goes back and checks nothing; the first step has none', () => {
    const filling = fill(planForm, { plan: 'Pro' })
    filling.goTo('company')
    filling.previous()
    expect(filling.step().field?.id).toBe('plan')
    filling.previous()
    expect(filling.step().index).toBe(0)
    expect(filling.problems()).toEqual([])
  })

  test('a step whose field is hidden gives way to the one before', () => {
    const filling = fill(planForm, { plan: 'Pro' })
    filling.goTo('company')
    filling.setAnswer('plan', 'Free')
    expect(filling.step()).toMatchObject({ index: 0, count: 2 })
    filling.goTo('company')
    expect(filling.step().field?.id).toBe('plan')
  })

  test('a form that shows nothing has no step', () => {
    const filling = fill(aForm().text('a', shownWhen('gone', 'is_not_empty')))
    expect(filling.step()).toMatchObject({ index: -1, count: 0, field: undefined })
    expect(filling.next()).toBeNull()
  })
})

describe('subscriptions', () => {
  test('a key notifies its field and the fields whose visibility changes only', () => {
    const filling = fill(planForm)
    const told: string[] = []
    for (const { id } of filling.fields) filling.subscribeField(id, () => told.push(id))
    filling.subscribe(() => told.push('anything'))
    filling.subscribeStep(() => told.push('step'))
    filling.setAnswer('note', 'h')
    expect(told.splice(0)).toEqual(['anything', 'note'])
    filling.setAnswer('plan', 'Pro')
    expect(told.splice(0).sort()).toEqual(['anything', 'company', 'plan', 'step'])
    filling.check()
    expect(told.splice(0)).toEqual(['anything', 'company'])
    filling.next()
    expect(told.splice(0)).toEqual(['anything', 'step'])
  })

  test('removed listeners are not called, and the others run once', () => {
    const filling = fill(planForm)
    let count = 0
    const listener = () => {
      count += 1
    }
    const leave = filling.subscribeField('note', listener)
    filling.subscribeField('note', listener)
    leave()
    leave()
    filling.setAnswer('note', 'x')
    expect(count).toBe(1)
  })

  test('unchanged results stay the same object', () => {
    const filling = fill(planForm, { plan: 'Pro' })
    filling.check()
    const before = [
      filling.step(),
      filling.visibleFields(),
      filling.problems(),
      filling.problem('company'),
    ]
    filling.setAnswer('note', 'x')
    const after = [
      filling.step(),
      filling.visibleFields(),
      filling.problems(),
      filling.problem('company'),
    ]
    expect(after.map((one, index) => one === before[index])).toEqual([true, true, true, true])
  })
})
