import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import { checkRules } from '../conditions/check-rules.ts'
import { explainForm } from '../conditions/explain.ts'
import { submissionsToCsv } from '../csv/submissions-csv.ts'
import { createFilling } from '../filling/filling.ts'
import { partialAnswers } from '../filling/partial-answers.ts'
import { findProblems } from '../findings/find-problems.ts'
import type { FormSchema } from '../form.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import { otherComparison } from '../other.ts'
import { aForm, shownWhen } from '../testing/a-form.ts'
import { fewFieldTypes as fieldTypes } from '../testing/field-types.ts'
import { checkSubmission } from '../validation/check-submission.ts'
import type { Value } from '../value.ts'
import { computeValues } from './compute-values.ts'
import { liveValues } from './live-values.ts'
import { readFormula } from './read-formula.ts'
import { sourcesOfFormulas } from './sources-of-formulas.ts'

const context = { fieldTypes, patterns: null }

/** The form with values from their formulas as text, by id. A value is named by its id. */
function withValues(schema: FormSchema, formulas: Readonly<Record<string, string>>): FormSchema {
  const number = { kind: 'number', value: 0 } as const
  const named = Object.keys(formulas).map(
    (id): Value => ({ id, name: id, type: 'number', formula: number }),
  )
  const whole = { ...schema, values: named }
  return {
    ...whole,
    values: named.map((value) => {
      const read = readFormula(formulas[value.id] ?? '', sourcesOfFormulas(whole, fieldTypes))
      if ('mistake' in read) throw new Error(`${value.id}: ${read.mistake.message}`)
      return { ...value, ...read }
    }),
  }
}

const compute = (schema: FormSchema, answers: Answers) => computeValues(schema, answers, fieldTypes)

describe('a formula', () => {
  const schema = aForm()
    .number('a')
    .number('b')
    .text('name')
    .radio('level', ['Beginner', 'Expert'])
    .checkbox('topics', ['x', 'y', 'z'])
    .date('day')
  test.each([
    ['{a} + {b}', { a: '0.1', b: '0.2' }, '0.3'],
    ['{a} * 12.50', { a: '3' }, '37.5'],
    ['{a} - {b} - 1', { a: '1000000.1', b: '1000000' }, '-0.9'],
    ['{a} / {b}', { a: '1', b: '3' }, '0.333333333333'],
    ['-{a} * 2', { a: '-2' }, '4'],
    ['2 + 3 * (4 - 1)', {}, '11'],
    ['round({a}, 2)', { a: '1.005' }, '1.01'],
    ['round({a}, 2)', { a: '-1.005' }, '-1.01'],
    ['round({a})', { a: '2.5' }, '3'],
    ['min({a}, {b}, 7)', { a: '9' }, '7'],
    ['max({a}, {b})', { a: '9', b: '10' }, '10'],
    ['count({topics})', { topics: ['x', 'z'] }, '2'],
    ['count({topics}) + count({name})', {}, '0'],
    ['points({level}, "Beginner" = 0, "Expert" = 2.5)', { level: 'Expert' }, '2.5'],
    ['points({topics}, "x" = 1, "y" = -3)', { topics: ['x', 'y', 'z'] }, '-2'],
    ['if({a} >= 18, "adult", "child")', { a: '18' }, 'adult'],
    ['if({a} >= 18, "adult", "child")', {}, 'child'],
    ['if({a} > 1 and ({b} = 2 or {name} contains "x"), 1, 0)', { a: '2', name: 'axe' }, '1'],
    ['if({topics} = "x", {name}, {level})', { topics: ['x'], name: 'Ada' }, 'Ada'],
    ['if({day} > "2026-01-31", 20, 10)', { day: '2026-02-01' }, '20'],
    ['if({level} is not empty, 1, 2)', {}, '2'],
    ['{name}', { name: 'Ada' }, 'Ada'],
  ] as const)('%s with %j is %s', (formula, answers, expected) => {
    expect(compute(withValues(schema, { v: formula }), answers)).toEqual({ v: expected })
  })

  test.each([
    ['a sum without any answer', '{a} + {b}', {}],
    ['a product with a part that has no answer', '{a} * {b}', { a: '2' }],
    ['a division by zero', '{a} / {b}', { a: '2', b: '0' }],
    ['a sum with a division by zero in it', '{a} / {b} + 5', { a: '2', b: '0' }],
    ['a number of more than 15 digits', '{a} * {a}', { a: '99999999' }],
    ['points of a question without an answer', 'points({level}, "Expert" = 2)', {}],
  ] as const)('%s has no result', (_, formula, answers) => {
    expect(compute(withValues(schema, { v: formula }), answers)).toEqual({})
  })

  test.each([
    ['', 0, 'Write a formula, such as {Guests} * 12.50.'],
    ['{a} + {gone}', 6, 'The form has no question or value “gone”.'],
    [
      '{a} + {name}',
      6,
      'This answer is a text, not a number. Use points(…) to give its options numbers.',
    ],
    ['{a} +', 5, 'The formula ends too early.'],
    ['{a} {b}', 4, 'A sign such as + or * is missing here.'],
    ['(1 + 2', 6, 'A closing bracket is missing here.'],
    ['1 + 2)', 5, 'This bracket was never opened.'],
    ['{a} > 2', 4, 'A comparison is allowed only in if(…).'],
    ['{topics} * 2', 0, 'This answer has several options. Use count(…) or points(…).'],
    ['{topics}', 0, 'An answer with several options needs count(…) or points(…).'],
    ['if({a} > 2, 1)', 13, 'A comma is missing here: if({Age} >= 18, "adult", "child").'],
    ['if({level} = "Pro", 1, 2)', 13, 'The question has no option “Pro”.'],
    ['points({level}, "Pro" = 1)', 16, 'The question has no option “Pro”.'],
    ['{a', 0, 'This name has no closing brace.'],
    ['"a', 0, 'This text has no closing quote.'],
    ['if({a} = “x”, 1, 2)', 9, 'Use straight quotes: "…".'],
    ['12 % 5', 3, '“%” can’t be used in a formula.'],
    [
      'if({a} constructor 5, 1, 2)',
      7,
      'A comparison is missing here: =, !=, <, >, <=, >=, contains, is empty.',
    ],
    ['points({level}, "Expert" = 9999999999999999)', 27, 'This number has too many digits.'],
    [`"${'a'.repeat(501)}"`, 0, 'A text can have up to 500 characters.'],
  ])('the mistake of %j is at %i: %s', (formula, from, message) => {
    const read = readFormula(formula, sourcesOfFormulas(schema, fieldTypes))
    expect('mistake' in read && read.mistake).toMatchObject({ from, message })
  })

  test('an option that is repeated in a forged answer counts once', () => {
    const form = withValues(schema, { v: 'points({topics}, "x" = -10)', w: 'count({topics})' })
    expect(compute(form, { topics: ['x', 'x', 'y'] })).toEqual({ v: '-10', w: '2' })
  })

  test('a long text is never cut within a character', () => {
    const text = { kind: 'answer', id: 'name' } as const
    const value: Value = { id: 'v', name: 'V', type: 'text', formula: text }
    const name = `${'a'.repeat(499)}😀`
    expect(compute({ ...schema, values: [value] }, { name })).toEqual({ v: 'a'.repeat(499) })
  })

  test('a word that is not a function is explained', () => {
    const read = readFormula('guests * 2', sourcesOfFormulas(schema, fieldTypes))
    expect('mistake' in read && read.mistake.message).toContain('Names of questions are in braces')
  })
})

const order = withValues(
  aForm()
    .number('guests')
    .radio('meal', ['Soup', 'None'])
    .number('portions', shownWhen('meal', 'equals', 'Soup'))
    .text('invoice', shownWhen('total', 'greater_than', '100'))
    .text('vat', shownWhen('invoice', 'is_not_empty')),
  {
    total: '{price} + {portions} * 8',
    price: '{guests} * 12.50',
    size: 'if({total} > 100, "large", "small")',
  },
)

describe('a form with values', () => {
  test('computes each value after those that it reads, and shows questions by them', () => {
    const answers = { guests: '6', meal: 'Soup', portions: '4', invoice: 'ACME', vat: 'X1' }
    const { accepted, visible } = checkSubmission(order, answers, context)
    expect(accepted).toEqual({ ...answers, price: '75', total: '107', size: 'large' })
    expect(visible.map(({ id }) => id)).toContain('vat')
  })

  test('reads only questions that show', () => {
    const answers = { guests: '6', meal: 'None', portions: '4', invoice: 'ACME' }
    expect(checkSubmission(order, answers, context).accepted).toEqual({
      guests: '6',
      meal: 'None',
      price: '75',
      total: '75',
      size: 'small',
    })
  })

  test('ignores values that are sent', () => {
    const forged = { guests: '1', total: '1000', price: '0', size: 'huge', invoice: 'ACME' }
    expect(checkSubmission(order, forged, context).accepted).toEqual({
      guests: '1',
      price: '12.5',
      total: '12.5',
      size: 'small',
    })
    // A value that is empty stays empty.
    expect(checkSubmission(order, { total: '1000', invoice: 'ACME' }, context).accepted).toEqual({
      size: 'small',
    })
  })

  test('gives the same results while it is filled in, in any order of answers', () => {
    const answers = { vat: 'X1', invoice: 'ACME', portions: '4', meal: 'Soup', guests: '6' }
    const filling = createFilling(order, context)
    liveValues(filling, order, fieldTypes)
    expect(filling.answersToSend()).toEqual({ size: 'small' })
    for (const [id, answer] of Object.entries(answers)) filling.setAnswer(id, answer)
    expect(filling.answersToSend()).toEqual(checkSubmission(order, answers, context).accepted)
    filling.setAnswer('meal', 'None')
    expect(filling.isVisible('invoice')).toBe(false)
    expect(filling.answersToSend()).toMatchObject({ total: '75', size: 'small' })
    filling.setAnswer('guests', undefined)
    filling.setAnswer('meal', undefined)
    expect(filling.answersToSend()).toEqual({ size: 'small' })
  })

  test('keeps the problems of a page that starts with its values', () => {
    const fields = order.fields.map((one) => ({ ...one, required: one.id === 'invoice' }))
    const schema = { ...order, fields }
    const typed = { guests: '9', meal: 'Soup', portions: '4' }
    const answers = { ...typed, ...compute(schema, typed) }
    const filling = createFilling(schema, context, answers)
    filling.setProblems([{ fieldId: 'invoice', code: 'required' }])
    liveValues(filling, schema, fieldTypes)
    expect(filling.problem('invoice')?.code).toBe('required')
    filling.setAnswer('guests', '1')
    expect(filling.problem('invoice')).toBeUndefined()
  })

  test('forgets values of an earlier visit', () => {
    const filling = createFilling(order, context, { size: 'large', total: '900' })
    liveValues(filling, order, fieldTypes)
    expect(filling.answersToSend()).toEqual({ size: 'small' })
    expect(filling.isVisible('invoice')).toBe(false)
  })

  test('explains rules about values', () => {
    const explained = explainForm(order, { guests: '9' }, fieldTypes)
    const invoice = explained.find(({ field }) => field.id === 'invoice')
    expect(invoice?.isVisible).toBe(true)
    expect(invoice?.logic?.children[0]).toMatchObject({ seen: { kind: 'answer', answer: '112.5' } })
    expect(explained.map(({ field }) => field.id)).not.toContain('total')
  })

  test('keeps values of unfinished answers, and has a column for each', () => {
    expect(partialAnswers(order, { guests: '2' }, context).data).toEqual({
      guests: '2',
      price: '25',
      total: '25',
      size: 'small',
    })
    expect(partialAnswers(order, {}, context).data).toEqual({})
    const data = { guests: '2', price: '25', total: '25', size: 'small' }
    const submission = { id: '1', formVersion: 1, submittedAt: '2026-01-01T00:00:00Z', data }
    expect(submissionsToCsv(order, [submission], fieldTypes).split('\r\n').slice(0, 2)).toEqual([
      'Submission ID,Submitted At,Email,guests,meal,portions,invoice,vat,total,price,size',
      '1,2026-01-01T00:00:00Z,,2,,,,,25,25,small',
    ])
  })

  test('without values stays the same object', () => {
    const plain = aForm().text('name')
    expect(withHiddenFields(plain)).toBe(plain)
  })

  test('reads a value from the address as a number', () => {
    const base = { ...aForm().number('n'), hiddenFields: [{ id: 'h', name: 'seats', value: '2' }] }
    const schema = withValues(base, { v: '{seats} * {n}' })
    expect(checkSubmission(schema, { n: '4' }, context).accepted).toMatchObject({ v: '8' })
    expect(checkSubmission(schema, { n: '4', h: 'many' }, context).accepted).not.toHaveProperty('v')
    const filling = createFilling(schema, context)
    liveValues(filling, schema, fieldTypes)
    filling.setAnswer('n', '4')
    expect(filling.answersToSend()).toMatchObject({ v: '8' })
    filling.setAnswer('h', '5')
    expect(filling.answersToSend()).toMatchObject({ v: '20' })
  })
})

describe('loops through values', () => {
  const looping = withValues(
    aForm()
      .number('amount', shownWhen('total', 'less_than', '10'))
      .text('other', shownWhen('total', 'is_empty')),
    { total: '{amount} + 1', twice: '{total} * 2' },
  )

  test('are listed like loops of rules, and as a problem of the value', () => {
    expect(checkRules(looping).map(({ message }) => message)).toEqual([
      'Rule 1: Circular dependency detected: amount → total → amount',
    ])
    const found = findProblems(looping, { fieldTypes })
    expect(found.map(({ code, fieldId }) => [code, fieldId])).toContainEqual(['cycle', 'amount'])
    expect(found.find(({ code }) => code === 'formula_loop')?.message).toBe(
      'total is part of a loop, so it stays empty. It depends on itself: total → amount → total.',
    )
  })

  test('leave the value empty, everywhere', () => {
    expect(checkSubmission(looping, { amount: '3', other: 'x' }, context).accepted).toEqual({
      other: 'x',
    })
    const filling = createFilling(looping, context)
    liveValues(filling, looping, fieldTypes)
    filling.setAnswer('amount', '3')
    expect(filling.answersToSend()).toEqual({})
    expect(filling.isVisible('other')).toBe(true)
  })

  test('between two values, and of a value with itself', () => {
    const schema = withValues(aForm().number('n'), {
      a: '{b} + {n}',
      b: '{a} + 1',
      c: '{c} + 1',
      d: '{a} + 1',
    })
    expect(compute(schema, { n: '1' })).toEqual({ d: '1' })
    expect(
      findProblems(schema, { fieldTypes }).flatMap(({ code, fieldId }) =>
        code === 'formula_loop' ? [fieldId] : [],
      ),
    ).toEqual(['a', 'b', 'c'])
  })

  test('are none in traditional forms, whose logic is ignored', () => {
    const schema: FormSchema = { ...looping, settings: { mode: 'traditional' } }
    expect(compute(schema, { amount: '3' })).toEqual({ total: '4', twice: '8' })
  })
})

test('problems of formulas are named', () => {
  const schema = withValues(aForm().number('n').text('name'), { a: '{n} / (2 - 2)', b: '{n} + 1' })
  const changed = { ...schema, fields: schema.fields.filter(({ id }) => id !== 'n') }
  const messages = (of: FormSchema) =>
    findProblems(of, { fieldTypes }).map(({ message }) => message)
  expect(messages(schema)).toEqual([
    'a divides by zero. A division by zero has no result. Change the number behind the division sign.',
  ])
  expect(messages(changed)).toEqual([
    'a has a mistake in its formula. It reads a question that was deleted.',
    'b has a mistake in its formula. It reads a question that was deleted.',
  ])
  // A deleted question has no answer.
  expect(compute(changed, { n: '4' })).toEqual({ b: '1' })
  const asText = { ...schema, fields: [{ id: 'n', type: 'text', label: 'Count' }] }
  expect(messages(asText)[0]).toBe(
    'a has a mistake in its formula. It calculates with “Count”, which is not a number.',
  )
  const plain: Value = { id: 'v', name: 'v', type: 'number', formula: { kind: 'answer', id: 'n' } }
  expect(messages({ ...asText, values: [plain] })).toEqual([
    'v has a mistake in its formula. It calculates with “Count”, which is not a number.',
  ])
  const leveled = aForm().radio('level', ['Low', 'High'])
  const scored = withValues(leveled, { v: 'points({level}, "High" = 2)' })
  const renamed = { ...scored, fields: aForm().radio('level', ['Low', 'Top']).fields }
  expect(messages(renamed)).toEqual([
    'v has a mistake in its formula. “level” has no option “High”.',
  ])
})

test('a condition can compare with the label of Other, which has no points', () => {
  const form = aForm().radio('color', ['Red', 'Blue'], { other: 'Other' })
  const priced = withValues(form, { fee: 'if({color} = "Other", 20, 5)' })
  const { radio } = fieldTypes
  if (radio === undefined) throw new Error('no radio fields')
  const types = { ...fieldTypes, radio: { ...radio, comparison: otherComparison } }
  expect(computeValues(priced, { color: 'Green' }, types)).toEqual({ fee: '20' })
  expect(computeValues(priced, { color: 'Red' }, types)).toEqual({ fee: '5' })
  const sources = sourcesOfFormulas(form, fieldTypes)
  expect(readFormula('points({color}, "Other" = 1)', sources)).toMatchObject({
    mistake: { message: 'The question has no option “Other”.' },
  })
})

test('a change in a form with 1,000 fields and 1,000 values computes only what depends on it', () => {
  const fields = Array.from({ length: 1_000 }, (_, at) => at)
  const schema: FormSchema = {
    fields: fields.map((at) => ({ id: `f${at}`, type: 'number', label: `f${at}` })),
    settings: {},
    values: fields.map((at) => ({
      id: `v${at}`,
      name: `v${at}`,
      type: 'number',
      formula: {
        kind: 'sum',
        of: [
          { kind: 'product', of: [answer(`f${at}`), { kind: 'number', value: 12.5 }] },
          answer(`f${(at + 1) % 1_000}`),
        ],
      },
    })),
  }
  const filling = createFilling(schema, context)
  let answersRead = 0
  const counting = (id: string) => {
    answersRead += 1
    return filling.answer(id)
  }
  liveValues({ ...filling, answer: counting }, schema, fieldTypes)
  answersRead = 0
  for (const at of fields) filling.setAnswer(`f${at}`, String(at))
  expect(answersRead).toBeLessThan(10 * fields.length)
  expect(filling.answersToSend()).toMatchObject({ v3: '41.5', v999: '12487.5' })
})

const answer = (id: string) => ({ kind: 'answer', id }) as const
