import { describe, expect, test } from 'vitest'
import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import type { Formula } from '../formula.ts'
import {
  aForm,
  allOf,
  anyOf,
  aRule,
  shownWhen,
  shownWhenAll,
  shownWhenAny,
} from '../testing/a-form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import type { Value } from '../value.ts'
import { findProblems, type PaymentsOfForm, whatBlocksSending } from './find-problems.ts'
import { inWords } from './finding.ts'

const find = (form: FormSchema, payments?: PaymentsOfForm) =>
  findProblems(form, { fieldTypes: fewFieldTypes, payments })

/** A finding as text: `error no_label: Question 1 has no label. Visitors would not know what to answer.` */
const lines = (form: FormSchema, payments?: PaymentsOfForm) =>
  find(form, payments).map(
    ({ severity, code, fact, why }) => `${severity} ${code}: ${inWords(fact)} ${inWords(why)}`,
  )
const fixes = (form: FormSchema) => find(form).map(({ fix }) => fix)
const blocks = (form: FormSchema, payments?: PaymentsOfForm) =>
  whatBlocksSending(form, { fieldTypes: fewFieldTypes, payments }).map(({ code }) => code)

const Lunch = { label: 'Lunch' }
const meals = ['Anything', 'Vegetarian', 'Vegan', 'Other']

test('a form with finished questions and logic has no findings', () => {
  const form = aForm()
    .radio('lunch', meals, { required: true })
    .number('size', { validation: { min: 1, max: 20 } })
    .text(
      'more',
      shownWhenAll(aRule('lunch', 'equals', 'Other'), aRule('size', 'greater_than', '4')),
    )
  expect(find(form)).toEqual([])
})

describe('questions', () => {
  test('a form without questions blocks sending, unless it asks for an email address', () => {
    expect(lines(aForm())).toEqual([
      'error no_questions: The form has no questions. Visitors would have nothing to send.',
    ])
    expect(blocks(aForm())).toEqual(['no_questions'])
    expect(find(aForm().with({ collectEmail: true }))).toEqual([])
  })

  test('questions that all wait for another one block sending', () => {
    const form = aForm()
      .text('a', shownWhen('b', 'is_not_empty'))
      .text('b', shownWhen('a', 'equals', 'x'))
    expect(find(form).map(({ code, blocksSending }) => [code, blocksSending])).toEqual([
      ['cycle', true],
    ])
    expect(blocks(form)).toEqual(['no_questions'])
    expect(blocks(form.with({ collectEmail: true }))).toEqual([])
    expect(find(form.with({ mode: 'traditional' }))).toEqual([])
  })

  test('a question without a label is named by its position', () => {
    expect(lines(aForm().text('a').text('b', { label: ' ' }))).toEqual([
      'error no_label: Question 2 has no label. Visitors would not know what to answer.',
    ])
  })

  test('a choice without options', () => {
    expect(lines(aForm().radio('lunch', ['', ' '], Lunch))).toEqual([
      'error cannot_be_answered: Lunch has no options. Visitors would have nothing to choose.',
    ])
    const required = aForm().checkbox('lunch', [], { ...Lunch, required: true })
    expect(lines(required)).toEqual([
      'error cannot_be_sent: Lunch has no options. Visitors would have nothing to choose. Lunch is required, so visitors cannot send the form.',
    ])
    expect(blocks(required)).toEqual(['cannot_be_sent'])
  })

  test('a required question that only some visitors see does not block sending', () => {
    const form = aForm()
      .text('a')
      .radio('lunch', [], { ...Lunch, required: true, ...shownWhen('a', 'is_empty') })
    expect(lines(form)).toEqual([
      'error cannot_be_sent: Lunch has no options. Visitors would have nothing to choose. Lunch is required, so visitors who see this question cannot send the form.',
    ])
    expect(blocks(form)).toEqual([])
    expect(blocks(form.with({ mode: 'traditional' }))).toEqual(['cannot_be_sent'])
  })

  test('lowest above highest, for numbers and for lengths, can be swapped', () => {
    const form = aForm()
      .number('size', { label: 'Size', validation: { min: 20, max: 5 } })
      .text('code', { label: 'Code', required: true, validation: { min: 8, max: 4 } })
    expect(lines(form)).toEqual([
      'error cannot_be_answered: Size cannot be answered. An answer must be at least 20 and at most 5.',
      'error cannot_be_sent: Code cannot be answered. An answer must have at least 8 and at most 4 characters. Code is required, so visitors cannot send the form.',
    ])
    expect(fixes(form)).toEqual([{ kind: 'swap_bounds' }, { kind: 'swap_bounds' }])
    expect(blocks(form)).toEqual(['cannot_be_sent'])
  })

  test('a default date outside of limits relative to today', () => {
    const day = (members: Partial<Field>) =>
      aForm().field('date', 'day', { label: 'Day', ...members })
    const days = { first: '2027-05-03', last: '2027-05-03' }
    const found = (members: Partial<Field>) =>
      findProblems(day(members), { fieldTypes: fewFieldTypes, days }).map(
        ({ severity, code, fact, why }) => `${severity} ${code}: ${inWords(fact)} ${inWords(why)}`,
      )
    expect(found({ earliest: 0, defaultAnswer: '2020-01-01' })).toEqual([
      'error default_not_accepted: Day does not accept its own default answer. It starts with January 1, 2020, which is outside of its limits today.',
    ])
    expect(found({ latest: -2, defaultAnswer: '2027-05-02' })).toHaveLength(1)
    expect(found({ latest: -2, defaultAnswer: '2027-05-01' })).toEqual([])
    expect(found({ earliest: 0, defaultAnswer: '2027-05-03' })).toEqual([])
    // Without the day, nothing is known.
    expect(find(day({ earliest: 0, defaultAnswer: '2020-01-01' }))).toEqual([])
  })

  test('an earliest date after the latest can be swapped, if both are fixed or both relative', () => {
    const day = (members: Partial<Field>) =>
      aForm().field('date', 'day', { label: 'Day', ...members })
    expect(lines(day({ earliest: 5, latest: 0 }))).toEqual([
      'error cannot_be_answered: Day cannot be answered. Its earliest date is after its latest date.',
    ])
    expect(fixes(day({ earliest: '2027-05-04', latest: '2027-05-03' }))).toEqual([
      { kind: 'swap_bounds' },
    ])
    for (const one of [
      { earliest: 0, latest: 0 },
      { earliest: 9, latest: '2020-01-01' },
    ])
      expect(lines(day(one))).toEqual([])
  })

  test('a text of no characters cannot be answered, and swapping would not help', () => {
    expect(fixes(aForm().text('a', { validation: { max: 0 } }))).toEqual([undefined])
    expect(find(aForm().text('a', { validation: { max: 1 } }))).toEqual([])
    expect(find(aForm().number('a', { validation: { min: -5, max: -2 } }))).toEqual([])
  })
})

describe('payments', () => {
  const paid = (required: boolean, payment: object = { amount: 2_000 }, enabled = true) =>
    aForm().payment('fee', { label: 'Fee', required, payment }).with({ payment: { enabled } })
  const stripe = { provider: 'stripe', problem: null, isTest: false } as const

  test('off in the settings', () => {
    expect(lines(paid(false, undefined, false))).toEqual([
      'warning payments_off: Fee cannot be paid. Payments are turned off in the form’s settings. Visitors can still send the form.',
    ])
    expect(find(paid(false, undefined, false))[0]?.setting).toBe('payments')
    expect(lines(paid(true, undefined, false))).toEqual([
      'warning payments_off: Fee cannot be paid. Payments are turned off in the form’s settings. Visitors can still send the form.',
    ])
    expect(blocks(paid(true, undefined, false))).toEqual([])
  })

  test('without a provider, in the words of the server', () => {
    const none = { provider: null, problem: 'The secret key is missing.', isTest: false }
    expect(lines(paid(true), none)).toEqual([
      'error cannot_be_sent: Fee cannot be paid. The secret key is missing. Fee is required, so visitors cannot send the form.',
    ])
    // Keys can be added after publishing.
    expect(blocks(paid(true), none)).toEqual([])
    expect(find(paid(true))).toEqual([])
    expect(find(paid(true), stripe)).toEqual([])
  })

  const byValue = (formula: Formula, more: Partial<Value> = {}, form: Partial<FormSchema> = {}) =>
    lines({
      ...paid(true, { value: 'total', currency: 'gbp' }).number('guests'),
      values: [{ id: 'total', name: 'Total', type: 'number', formula, ...more }],
      ...form,
    })
  const guests: Formula = { kind: 'answer', id: 'guests' }
  const number = (value: number): Formula => ({ kind: 'number', value })

  test('a payment whose value is part of a loop, or multiplies by one, cannot be paid', () => {
    const total: Formula = { kind: 'answer', id: 'total' }
    expect(byValue({ kind: 'sum', of: [number(9), total] })).toContain(
      'error cannot_be_sent: Fee cannot be paid. The value “Total” is part of a loop and stays empty. Fee is required, so visitors cannot send the form.',
    )
    const value = (id: string, formula: Formula) => ({
      id,
      name: id === 'total' ? 'Total' : id,
      type: 'number' as const,
      formula,
    })
    const loop = value('rate', { kind: 'answer', id: 'rate' })
    for (const kind of ['product', 'division'] as const) {
      const of = [number(9), { kind: 'answer', id: 'rate' } as const]
      expect(byValue(guests, {}, { values: [value('total', { kind, of }), loop] })).toContain(
        'error cannot_be_sent: Fee cannot be paid. The value “Total” is never above zero. Fee is required, so visitors cannot send the form.',
      )
    }
    const sum = value('total', { kind: 'sum', of: [number(9), { kind: 'answer', id: 'rate' }] })
    expect(byValue(guests, {}, { values: [sum, loop] })).toHaveLength(1)
  })

  test.each<[string, Formula, Partial<Value>, string]>([
    ['was deleted', guests, { id: 'other' }, 'The value that is its amount was deleted.'],
    ['is a text', guests, { type: 'text' }, 'The value “Total” is a text.'],
    ['is not written', { kind: 'text', value: '' }, {}, 'The value “Total” has no formula.'],
    ['is zero', number(0), {}, 'The value “Total” is never above zero.'],
    [
      'is never positive',
      { kind: 'difference', of: [number(-1), { kind: 'count', id: 'guests' }] },
      {},
      'The value “Total” is never above zero.',
    ],
    [
      'is too small',
      { kind: 'sum', of: [number(0.2), number(0.09)] },
      {},
      'The amount is below the smallest that can be charged.',
    ],
    [
      'is too large',
      { kind: 'product', of: [number(1000), number(1000)] },
      {},
      'The amount is above the largest that can be charged.',
    ],
  ])('a payment whose value %s', (_how, formula, more, why) => {
    expect(byValue(formula, more)).toEqual([
      `error cannot_be_sent: Fee cannot be paid. ${why} Fee is required, so visitors cannot send the form.`,
    ])
  })

  test('a payment whose value may be an amount', () => {
    expect(byValue({ kind: 'product', of: [guests, number(12.5)] })).toEqual([])
    expect(byValue(number(0.295))).toEqual([])
    expect(byValue(number(999_999.99))).toEqual([])
  })

  test('an amount that depends on a later question, where visitors answer one at a time', () => {
    const cards = { ...paid(true).settings, displayStyle: 'single-card' } as const
    const twice: Formula = { kind: 'product', of: [guests, number(2)] }
    const [warning] = byValue(twice, {}, { settings: cards })
    expect(warning).toBe(
      'warning later_source: The amount of Fee depends on guests, which comes later. Visitors reach the payment before they answer it. Move it behind that question.',
    )
    expect(byValue(number(5), {}, { settings: cards })).toEqual([])
    const { fields } = paid(true, { value: 'total' }).number('guests')
    expect(byValue(twice, {}, { settings: cards, fields: fields.toReversed() })).toEqual([])
    const sum = paid(true, { items: [{ price: 'price', quantity: 'guests' }] }).number('guests')
    expect(lines({ ...sum, settings: cards })).toEqual([warning])
    expect(lines(sum)).toEqual([])
  })

  test('an amount that the address or another answer decides is a warning', () => {
    const discount: Formula = { kind: 'answer', id: 'discount' }
    const less: Formula = { kind: 'difference', of: [number(100), discount] }
    const hiddenFields = [{ id: 'discount', name: 'discount' }]
    expect(byValue(less, {}, { hiddenFields })).toEqual([
      'warning amount_by_visitors: Visitors can change the amount of Fee. It is calculated with the hidden field “discount”, which anybody can set in the address.',
    ])
    const [fee] = paid(true, { value: 'total' }).fields
    const seat = aForm().radio('discount', ['10', '20'], { label: 'Seat', other: 'Other' }).fields
    const withSeat = (fields: FormSchema['fields']) =>
      byValue(less, {}, { fields: [...fields, ...(fee ? [fee] : [])] })
    expect(withSeat(seat)).toEqual([
      'warning amount_by_visitors: Visitors can change the amount of Fee. It is calculated with “Seat”, where visitors can write another number.',
    ])
    expect(withSeat(aForm().radio('discount', ['10', '20']).fields)).toEqual([])
    const when = { dependsOn: 'discount', condition: 'equals', value: 'acme' } as const
    const compared: Formula = { kind: 'if', when, yes: number(5), no: number(10) }
    expect(byValue(compared, {}, { hiddenFields })).toEqual([])
  })

  test('for testing only: one warning', () => {
    const two = aForm(
      [...paid(true).fields, ...aForm().payment('tip', { payment: { amount: 100 } }).fields],
      { payment: { enabled: true } },
    )
    expect(lines(two, { provider: 'test', problem: null, isTest: true })).toEqual([
      'warning payments_test: Payments are in test mode. They can look successful, but nobody is charged and you receive no money, because the form has no Stripe keys.',
    ])
    expect(lines(paid(true), { ...stripe, isTest: true })).toEqual([
      'warning payments_test: Payments are in test mode. They can look successful, but nobody is charged and you receive no money, because the form’s Stripe keys are test keys.',
    ])
    expect(find(aForm().text('a'), { ...stripe, isTest: true })).toEqual([])
  })

  test('an amount that is missing or cannot be charged', () => {
    const why = (payment: object) => lines(paid(false, payment)).join()
    expect(why({})).toContain('Fee cannot be paid. No amount is set.')
    expect(why({ amount: 10 })).toContain('below the smallest')
    expect(why({ amount: 100_000_000 })).toContain('above the largest')
    expect(why({ items: [] })).toContain('There are no prices to add up.')
    expect(why({ items: [{ price: 'p' }] })).toBe('')
    expect(why({ allowCustomAmount: true })).toBe('')
    expect(why({ allowCustomAmount: true, minAmount: 900, maxAmount: 100 })).toContain(
      'The smallest amount is above the largest.',
    )
    expect(fixes(paid(false, { allowCustomAmount: true, minAmount: 900, maxAmount: 100 }))).toEqual(
      [{ kind: 'swap_bounds' }],
    )
  })
})

describe('rules', () => {
  test('without a question: the specified message, one finding for each rule, and a fix', () => {
    const form = aForm()
      .text('a')
      .text('b', {
        label: 'B',
        ...shownWhenAll(aRule('a', 'is_empty'), aRule('', 'equals')),
      })
    expect(find(form)).toMatchObject([
      {
        code: 'no_field',
        severity: 'error',
        fieldId: 'b',
        rules: [2],
        message: 'Rule 2: No field selected',
        fix: { kind: 'remove_rule', rule: 2 },
      },
    ])
    expect(lines(form)).toEqual([
      'error no_field: B: rule 2 has no question selected. Until you select one, B is never shown.',
    ])
  })

  test('that name a deleted question, without showing its id', () => {
    const form = aForm()
      .text('a')
      .text('b', { label: 'B', ...shownWhen('gone', 'equals', 'x') })
    expect(find(form)[0]).toMatchObject({
      code: 'source_missing',
      message:
        'B: its rule asks whether the answer to a deleted question is “x”, and deleted questions count as unanswered, so B is never shown.',
    })
    expect(lines(form)).toEqual([
      'error source_missing: B: its rule asks whether the answer to a deleted question is “x”. A deleted question counts as unanswered, so B is never shown.',
    ])
    expect(JSON.stringify([find(form)[0]?.message, lines(form)])).not.toContain('gone')
  })

  test('without a condition or a value', () => {
    const form = aForm()
      .text('a')
      .text('b', { label: 'B', ...shownWhen('a', '', 'x') })
      .text('c', { label: 'C', ...shownWhen('a', 'equals') })
    expect(lines(form)).toEqual([
      'error no_condition: B: its rule has no condition selected. Until you select one, B is always shown.',
      'error no_value: C: its rule has no value. Choose the value to compare with.',
    ])
    expect(fixes(form)).toEqual([undefined, undefined])
  })

  test('a loop is one finding with the rules that make it', () => {
    const form = aForm()
      .text('start')
      .text('plan', {
        label: 'Plan',
        ...shownWhenAny(aRule('start', 'is_empty'), aRule('size', 'is_empty')),
      })
      .text('size', { label: 'Size', ...shownWhen('plan', 'is_empty') })
    expect(find(form)).toMatchObject([
      {
        code: 'cycle',
        fieldId: 'plan',
        rules: [2],
        conflict: [
          { fieldId: 'plan', rule: 2 },
          { fieldId: 'size', rule: 1 },
        ],
        message: 'Rule 2: Circular dependency detected: Plan → Size → Plan',
      },
    ])
    expect(lines(form)).toEqual([
      'error cycle: Plan and Size depend on each other. Change or remove one of these rules.',
    ])
    expect(
      lines(
        aForm()
          .text('a')
          .text('b', { label: 'B', ...shownWhen('b', 'is_empty') }),
      ),
    ).toEqual(['error cycle: B depends on itself. Change or remove this rule.'])
  })

  test('an option that is not offered, with the nearest one as the fix', () => {
    const form = aForm()
      .radio('lunch', meals, Lunch)
      .text('diet', { label: 'Diet', ...shownWhen('lunch', 'equals', 'Others') })
    expect(lines(form)).toEqual([
      'error value_not_offered: Diet is never shown. Its rule needs Lunch to be “Others”, but Lunch offers only Anything, Vegetarian, Vegan and Other.',
    ])
    expect(find(form)[0]?.why).toContainEqual({ kind: 'value', text: 'Other' })
    expect(fixes(form)).toEqual([{ kind: 'change_value', rule: 1, value: 'Other' }])
  })

  test('an option that is not offered in one branch of several, or negated', () => {
    const branches = aForm()
      .radio('lunch', meals, Lunch)
      .text('a', {
        label: 'A',
        conditional: allOf(
          aRule('lunch', 'is_not_empty'),
          anyOf(aRule('lunch', 'equals', 'Vegan'), aRule('lunch', 'equals', 'Sushi')),
        ),
      })
      .text('b', { label: 'B', ...shownWhen('lunch', 'not_equals', 'Sushi') })
    expect(find(branches).map(({ fact }) => inWords(fact))).toEqual([
      'A: rule 3 is never true.',
      'B is always shown.',
    ])
    expect(fixes(branches)).toEqual([undefined, undefined])
  })

  test('a part of an option counts for one answer, not for a list', () => {
    const form = aForm()
      .radio('lunch', meals)
      .checkbox('extras', ['Dark chocolate', 'Nuts'])
      .text('a', shownWhen('lunch', 'contains', 'Veg'))
      .text('b', shownWhen('extras', 'contains', 'chocolate'))
    expect(find(form).map(({ fieldId }) => fieldId)).toEqual(['b'])
  })

  test('options are named up to six, the nearest always', () => {
    const options = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
    const form = aForm()
      .radio('n', options, { label: 'N' })
      .text('a', { label: 'A', ...shownWhen('n', 'equals', 'eight ') })
    expect(lines(form)[0]).toContain('N offers only Eight, One, Two, Three, Four and 3 more.')
  })

  test('values outside of the bounds of their source', () => {
    const rules: [string, string, boolean][] = [
      ['greater_than', '20', true],
      ['greater_than', '19', false],
      ['less_than', '1', true],
      ['less_than', '2', false],
      ['equals', '0', true],
      ['equals', '21', true],
      ['equals', '20', false],
      ['not_equals', '21', false],
    ]
    for (const [condition, value, isFound] of rules) {
      const form = aForm()
        .number('size', { label: 'Size', validation: { min: 1, max: 20 } })
        .text('a', { label: 'A', ...shownWhen('size', condition, value) })
      const found = find(form).map(({ code, severity }) => [code, severity])
      expect(found, `${condition} ${value}`).toEqual(
        isFound ? [['value_out_of_range', 'warning']] : [],
      )
    }
    const form = aForm()
      .number('size', { label: 'Size', validation: { min: 1, max: 20 } })
      .text('a', { label: 'A', ...shownWhen('size', 'greater_than', '50') })
    expect(lines(form)).toEqual([
      'warning value_out_of_range: A: its rule is never true. It needs Size to be greater than 50, but Size allows at most 20.',
    ])
  })

  test('greater and less where nothing can be compared', () => {
    const form = aForm()
      .radio('lunch', meals, Lunch)
      .radio('seats', ['1', '2', 'more'])
      .date('day')
      .number('size', { label: 'Size' })
      .text('a', { label: 'A', ...shownWhen('lunch', 'greater_than', '4') })
      .text('b', { label: 'B', ...shownWhen('size', 'greater_than', 'many') })
      .text('c', shownWhen('seats', 'greater_than', '1'))
      .text('d', shownWhen('day', 'less_than', '2026-12-31'))
    expect(lines(form)).toEqual([
      'warning kind_mismatch: A: its rule is never true. It compares Lunch with 4 and no option of Lunch is a number.',
      'warning kind_mismatch: B: its rule is never true. It compares Size with “many”, and Size accepts only numbers.',
    ])
  })

  test('a source that comes later is a warning, once', () => {
    const form = aForm()
      .text('a', { label: 'A', ...shownWhenAny(aRule('b', 'is_empty'), aRule('b', 'equals', 'x')) })
      .text('b', { label: 'B' })
    expect(lines(form)).toEqual([
      'warning later_source: A depends on the answer to B, but B comes later in the form. Visitors reach A before they answer B.',
    ])
  })

  test('a traditional form has its logic off', () => {
    const form = aForm().text('a', shownWhen('gone', 'equals')).with({ mode: 'traditional' })
    expect(find(form)).toEqual([])
  })
})

test('errors come first, each severity in form order', () => {
  const form = aForm()
    .text('a', { label: 'A', ...shownWhen('b', 'is_empty') })
    .text('b', { label: 'B' })
    .text('c', { label: 'C', ...shownWhen('gone', 'is_empty') })
    .text('d', { label: '' })
  expect(find(form).map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    'error source_missing',
    'error no_label',
    'warning later_source',
  ])
})
