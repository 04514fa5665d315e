import type { Rule } from '@ramiform/core/conditions/condition'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { FormSchema } from '@ramiform/core/form'
import {
  aForm,
  allOf,
  anyOf,
  aRule,
  shownWhen,
  shownWhenAll,
  shownWhenAny,
} from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import { describe, expect, test } from 'vitest'
import { prove } from './prove.ts'
import { provePart } from './prove-part.ts'
import { createProver } from './prover.ts'
import { fifteenDefects } from './testing/fifteen-defects.ts'
import { adversaryForm, longForm } from './testing/large-forms.ts'

const context = { fieldTypes, patterns: null }
const findings = (schema: FormSchema) => prove(schema, context).findings
const codes = (schema: FormSchema) => findings(schema).map(({ code }) => code)
const shownOf = (schema: FormSchema, id: string) =>
  prove(schema, context).fields.find(({ fieldId }) => fieldId === id)?.shown

describe('each of the fifteen defects is one finding with a witness or a conflict', () => {
  test.each(fifteenDefects)('$number: $what', ({ schema, code, fieldId }) => {
    const found = findings(schema)
    expect(found.map((one) => [one.code, one.fieldId])).toEqual([[code, fieldId]])
    const [finding] = found
    expect(finding?.conflict.length || finding?.witness).toBeTruthy()
    for (const { id } of schema.fields.filter((field) => field.id.length > 1)) {
      expect(finding?.message).not.toContain(id)
    }
  })
})

test('a conflict goes through ancestors, and names nothing beside the cause', () => {
  const schema = aForm()
    .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
    .text('other', { label: 'Other' })
    .number('seats', { label: 'Seats', ...shownWhen('plan', 'equals', 'Pro') })
    .text('x', {
      label: 'Details',
      ...shownWhenAll(
        aRule('other', 'is_not_empty'),
        aRule('seats', 'greater_than', '1'),
        aRule('plan', 'equals', 'Free'),
      ),
    })
  expect(findings(schema)).toEqual([
    expect.objectContaining({
      code: 'never_shown',
      rules: [2, 3],
      conflict: [
        { fieldId: 'seats', rule: 1 },
        { fieldId: 'x', rule: 2 },
        { fieldId: 'x', rule: 3 },
      ],
      message:
        'Details is never shown, because it needs “Seats is greater than 1 and Plan is Free”, but Seats is shown only when “Plan is Pro”.',
    }),
  ])
})

test('a cascade of twenty fields is one finding that counts them', () => {
  let form = aForm()
    .radio('plan', ['Free', 'Pro'])
    .text('f0', {
      label: 'First',
      ...shownWhenAll(aRule('plan', 'equals', 'Free'), aRule('plan', 'equals', 'Pro')),
    })
  for (let at = 1; at < 20; at += 1)
    form = form.text(`f${at}`, shownWhen(`f${at - 1}`, 'is_not_empty'))
  const found = findings(form)
  expect(found).toHaveLength(1)
  expect(found[0]?.alsoFieldIds).toHaveLength(19)
  expect(found[0]?.message).toContain('and 17 more are never shown')
})

test('a source that is never shown has one finding, however many fields read it', () => {
  let form = aForm()
    .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
    .radio('d', ['yes', 'no'], {
      label: 'Decision',
      ...shownWhenAll(aRule('plan', 'equals', 'Free'), aRule('plan', 'equals', 'Pro')),
    })
  for (let at = 0; at < 40; at += 1)
    form = form.text(`f${at}`, { label: `Text ${at}`, ...shownWhen('d', 'equals', 'yes') })
  const found = findings(form)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ code: 'never_shown', fieldId: 'd' })
  expect(found[0]?.alsoFieldIds).toHaveLength(40)
  expect(found[0]?.message).toContain('Decision, Text 0, Text 1 and 38 more are never shown')
})

test('one of many readers that can never be sent leaves the others as they are', () => {
  let form = aForm().radio('plan', ['Free', 'Pro'], { label: 'Plan' })
  for (let at = 0; at < 40; at += 1)
    form = form.text(`f${at}`, { label: `Text ${at}`, ...shownWhen('plan', 'equals', 'Free') })
  form = form.field('quantity', 'n', {
    label: 'Pieces',
    required: true,
    validation: { min: 1.2, max: 1.8 },
    ...shownWhen('plan', 'equals', 'Free'),
  })
  const { fields, findings: found } = prove(form, context)
  expect(found.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'cannot_be_sent',
  ])
  expect(new Set(fields.slice(1).map(({ sendable }) => sendable))).toEqual(new Set([false]))
  expect(fields[0]?.sendable).toBe(true)
})

test('a field with a cause of its own below a hidden one has a finding of its own', () => {
  const never = shownWhenAll(aRule('plan', 'equals', 'Free'), aRule('plan', 'equals', 'Pro'))
  const form = aForm()
    .radio('plan', ['Free', 'Pro'])
    .text('d', never)
    .text(
      'x',
      shownWhenAll(
        aRule('d', 'is_not_empty'),
        aRule('plan', 'equals', 'Free'),
        aRule('plan', 'equals', 'Pro'),
      ),
    )
  expect(codes(form)).toEqual(['never_shown', 'never_shown'])
})

test('a group that no state meets is a contradiction inside a field that can be shown', () => {
  const form = aForm()
    .radio('plan', ['Free', 'Pro'])
    .text(
      'x',
      shownWhenAny(
        aRule('plan', 'equals', 'Pro'),
        allOf(aRule('plan', 'equals', 'Free'), aRule('plan', 'is_empty')),
      ),
    )
  expect(codes(form)).toEqual(['contradiction'])
})

test('a rule that only repeats what its neighbor ensures is a hint', () => {
  const form = aForm()
    .radio('where', ['Home', 'Office'])
    .radio('session', ['Morning', 'Evening'], shownWhen('where', 'equals', 'Office'))
    .text(
      'lunch',
      shownWhenAll(aRule('where', 'equals', 'Office'), aRule('session', 'equals', 'Morning')),
    )
  expect(findings(form).map(({ code, severity, rules }) => [code, severity, rules])).toEqual([
    ['redundant_rule', 'hint', [1]],
  ])
})

test('a required question without a possible answer is found with the answers that lead there', () => {
  const form = aForm()
    .radio('plan', ['Free', 'Pro'])
    .field('quantity', 'n', {
      label: 'Pieces',
      required: true,
      validation: { min: 1.2, max: 1.8 },
      ...shownWhen('plan', 'equals', 'Pro'),
    })
  expect(findings(form).map(({ code, witness }) => [code, witness])).toEqual([
    ['cannot_be_sent', { plan: 'Pro' }],
  ])
  expect(prove(form, context).fields.map(({ sendable }) => sendable)).toEqual([true, false])
})

test('white space passes bounds that exclude every length, as in the form itself', () => {
  const schema = aForm()
    .text('code', { label: 'Code', validation: { min: 3, max: 1 } })
    .text('given', { label: 'Given', ...shownWhen('code', 'is_not_empty') })
    .text('missing', { label: 'Missing', ...shownWhen('code', 'is_empty') })
    .text('named', { label: 'Named', ...shownWhen('code', 'equals', 'ABC') })
  expect(['given', 'missing', 'named'].map((id) => shownOf(schema, id))).toEqual([
    'sometimes',
    'sometimes',
    'never',
  ])
})

test('a field that shows only while a required question is empty is gone before sending', () => {
  const form = aForm().text('name', { required: true }).text('help', shownWhen('name', 'is_empty'))
  expect(codes(form)).toEqual(['gone_before_sending'])
})

test('a single value between two branches is a gap', () => {
  const form = aForm()
    .number('age', { label: 'Age' })
    .text('junior', { label: 'Junior', ...shownWhen('age', 'less_than', '18') })
    .text('senior', { label: 'Senior', ...shownWhen('age', 'greater_than', '18') })
  expect(findings(form)).toEqual([
    expect.objectContaining({
      code: 'gap',
      severity: 'hint',
      witness: { age: '18' },
      message: 'When Age is 18, neither Junior nor Senior is shown.',
    }),
  ])
})

test('a witness is the smallest one among more than 60 ancestors', () => {
  const names = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${prefix}${at}`)
  const given = (id: string) => aRule(id, 'is_not_empty')
  const [few, many, others] = [names('few', 2), names('many', 5), names('other', 70)]
  let form = aForm()
  for (const id of [...few, ...many, ...others]) form = form.text(id)
  const schema = form.text('x', {
    ...shownWhenAll(
      anyOf(allOf(...few.map(given)), allOf(...many.map(given))),
      ...others.map((id) => aRule(id, 'not_equals', 'x')),
    ),
  })
  const { witness } = prove(schema, context).fields.at(-1) ?? {}
  expect(witness).toEqual({ few0: 'Example', few1: 'Example' })
})

test('every field of a chain of 200 is decided', () => {
  let form = aForm().text('f0')
  for (let at = 1; at < 200; at += 1)
    form = form.text(`f${at}`, shownWhen(`f${at - 1}`, 'is_not_empty'))
  const { fields } = prove(form, context)
  expect(fields.filter(({ shown }) => shown === 'undecided')).toEqual([])
  expect(Object.keys(fields.at(-1)?.witness ?? {})).toHaveLength(199)
})

test('healthy forms have no findings', () => {
  expect(codes(longForm(60))).toEqual([])
  expect(codes(aForm())).toEqual(['no_questions'])
})

test('in traditional mode every field always shows', () => {
  const form = aForm()
    .text('a')
    .text('b', shownWhen('a', 'equals', 'x'))
    .with({ mode: 'traditional' })
  expect(prove(form, context).fields.map(({ shown }) => shown)).toEqual(['always', 'always'])
})

describe('when in doubt, the result is undecided', () => {
  test('a pattern that no sample meets proves neither shown nor hidden', () => {
    const patterns = {
      refusal: () => null,
      matches: (_: string, text: string) => text === 'QX-7781-Z',
    }
    const form = aForm()
      .text('code', { validation: { pattern: 'QX' } })
      .text('x', shownWhen('code', 'is_not_empty'))
    expect(prove(form, { fieldTypes, patterns }).fields[1]).toMatchObject({
      shown: 'undecided',
      witness: null,
    })
  })
  test('but an order number is a sample of its own pattern', () => {
    const form = aForm()
      .text('code', { required: true, validation: { pattern: '^ORD-\\d{8}$' } })
      .text('x', shownWhen('code', 'is_not_empty'))
    expect(prove(form, { fieldTypes, patterns: createPatternEngine() }).fields[1]).toMatchObject({
      shown: 'sometimes',
      witness: { code: 'ORD-11111111' },
      sendable: true,
    })
  })
  test('numbers spelled in a way that was not tried are never ruled out', () => {
    const rules = shownWhenAll(
      aRule('n', 'contains', '123456'),
      aRule('n', 'less_than', '5'),
      aRule('n', 'not_equals', '0.123456'),
    )
    expect(shownOf(aForm().number('n').text('x', rules), 'x')).not.toBe('never')
  })
  test('letters are in no number', () => {
    expect(
      shownOf(
        aForm()
          .number('n')
          .text('x', shownWhen('n', 'contains', 'abc')),
        'x',
      ),
    ).toBe('never')
  })
})

test('texts contain pieces of each other, and combinations of them', () => {
  const when = (...rules: readonly Rule[]) =>
    aForm()
      .text('t')
      .text('x', shownWhenAll(...rules))
  expect(shownOf(when(aRule('t', 'contains', 'a'), aRule('t', 'not_equals', 'abc')), 'x')).toBe(
    'sometimes',
  )
  expect(shownOf(when(aRule('t', 'equals', 'abc'), aRule('t', 'contains', 'd')), 'x')).toBe('never')
  const short = aForm().text('t', { validation: { max: 3 } })
  expect(
    shownOf(
      short.text('x', shownWhenAll(aRule('t', 'contains', 'ab'), aRule('t', 'contains', 'bc'))),
      'x',
    ),
  ).toBe('sometimes')
})

test("an adversary's form ends as an answer or undecided, and what is shown replays", () => {
  const schema = adversaryForm(200, 4.3, 1)
  // A tenth of the limit for a form: the test counts steps, not time.
  const mostSteps = 500_000
  const { fields } = createProver(context, { mostSteps }).prove(schema)
  expect(fields.filter(({ shown }) => shown === 'undecided')).not.toEqual([])
  for (const { fieldId, witness } of fields) {
    if (witness === null) continue
    expect(createVisibility(schema, fieldTypes, witness).isVisible(fieldId)).toBe(true)
  }
})

test("an adversary's form takes hardly more steps than it may", () => {
  const schema = adversaryForm(200, 4.3, 1)
  const own = schema.fields.map(({ id }) => id)
  for (const mostSteps of [100_000, 400_000]) {
    const { steps } = provePart({ schema, own, problems: [] }, context, mostSteps)
    expect(steps).toBeGreaterThan(mostSteps / 2)
    expect(steps).toBeLessThan(mostSteps * 1.1)
  }
})

test('a cascade of 300 fields and a loop of 300 are one cause each', () => {
  const chain = (at: number, source: number, value: string) => ({
    id: `f${at}`,
    type: 'radio',
    label: `Question ${at}`,
    options: ['Yes', 'No'],
    conditional: { dependsOn: `f${source}`, condition: 'equals', value },
  })
  const numbers = Array.from({ length: 300 }, (_, at) => at)
  const cascade = numbers.map((at) => chain(at, Math.max(0, at - 1), at === 1 ? 'Maybe' : 'Yes'))
  const first = { ...cascade[0], id: 'f0', type: 'radio', label: 'First', conditional: undefined }
  expect(codes({ fields: [first, ...cascade.slice(1)], settings: {} })).toEqual([
    'value_not_offered',
  ])
  const loop = numbers.map((at) => chain(at, (at + 1) % 300, 'Yes'))
  expect(codes({ fields: loop, settings: {} })).toEqual(['cycle'])
})

test('finding the smallest conflict counts as steps of the form', () => {
  const rules = Array.from({ length: 60 }, (_, at) =>
    aRule('a', at % 2 === 0 ? 'less_than' : 'greater_than', String(at * 50)),
  )
  const schema = aForm()
    .number('a', { label: 'A' })
    .text('b', { label: 'B', ...shownWhenAny(...rules) })
  const { others, steps } = provePart({ schema, own: ['a', 'b'], problems: [] }, context, 5_000_000)
  expect(others.length).toBeGreaterThan(20)
  // Each conflict writes every comparison with each of some 120 answers.
  expect(steps).toBeGreaterThan(others.length * 60 * 60)
})

test('more comparisons with one field than are told apart leave the result undecided', () => {
  const rules = Array.from({ length: 400 }, (_, at) => at)
  const builder = [0, 1, 2].reduce(
    (form, part) =>
      form.text(`b${part}`, {
        label: `B${part}`,
        ...shownWhenAll(
          ...rules.map((at) => aRule('a', 'greater_than', String(part * 1_000 + at))),
        ),
      }),
    aForm().number('a', { label: 'A' }),
  )
  expect(shownOf(builder, 'b0')).toBe('undecided')
})

test('the same form gives the same proof', () => {
  const schema = aForm()
    .radio('p', ['a', 'b'])
    .text('x', shownWhenAny(aRule('p', 'equals', 'b'), anyOf(aRule('p', 'is_empty'))))
  expect(prove(schema, context)).toEqual(prove(schema, context))
})

test('a phone number below a small number has zeros before it, as the question accepts it', () => {
  const schema = aForm()
    .field('phone', 'phone', { label: 'Phone' })
    .text('x', shownWhen('phone', 'less_than', '5'))
  expect(prove(schema, context).fields[1]).toMatchObject({ witness: { phone: '001' } })
})

test('of an answer that is a space, a required question accepts no other text', () => {
  const schema = aForm()
    .text('name', { required: true })
    .text('x', shownWhen('name', 'equals', ' '))
  expect(prove(schema, context).fields[1]).toMatchObject({ shown: 'sometimes', sendable: false })
})
