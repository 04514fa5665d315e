import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import { rangeOf } from '@ramiform/core/findings/value-range'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { unaskedAnswers, withUnasked } from '@ramiform/core/unasked-answers'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prove } from './prove.ts'
import { formWith, states } from './testing/forms-with-values.ts'

const context = { fieldTypes, patterns: null }

function shownIn(schema: FormSchema, ids: readonly string[], id: string) {
  const outcomes = new Set([...states(schema, ids)].map(({ isVisible }) => isVisible(id)))
  return outcomes.size === 2 ? 'sometimes' : outcomes.has(true) ? 'always' : 'never'
}

test('over few options, the prover agrees with brute force, and decides everything', () => {
  const ids = ['r', 's', 'c']
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(formWith(ids, ['s']), (schema) => {
      for (const { fieldId, shown, witness, hiddenWitness } of prove(schema, context).fields) {
        seen.set(shown, (seen.get(shown) ?? 0) + 1)
        expect([fieldId, shown]).toEqual([fieldId, shownIn(schema, ids, fieldId)])
        for (const [given, isShown] of [
          [witness, true],
          [hiddenWitness, false],
        ] as const) {
          if (given === null) continue
          expect(Object.keys(given)).not.toContain('v')
          const whole = withUnasked(schema, given, unaskedAnswers(schema, given, fieldTypes))
          expect(createVisibility(schema, fieldTypes, whole).isVisible(fieldId)).toBe(isShown)
        }
      }
    }),
    { numRuns: 120, endOnFailure: true },
  )
  expect(Object.fromEntries(seen)).toEqual({
    always: expect.any(Number),
    sometimes: expect.any(Number),
    never: expect.any(Number),
  })
})

test.each([
  ['numbers', ['r', 'n'], ['n', 'n']],
  ['texts of Other', ['o', 'k'], ['o']],
])('over %s, "never" and "always" are never wrong', (_, ids, numbers) => {
  let decided = 0
  fc.assert(
    fc.property(formWith(ids, numbers), (schema) => {
      for (const { fieldId, shown } of prove(schema, context).fields) {
        const found = shownIn(schema, ids, fieldId)
        if (shown === 'never' || shown === 'always') {
          decided += 1
          expect([fieldId, found]).toEqual([fieldId, shown])
        }
      }
    }),
    { numRuns: 120, endOnFailure: true },
  )
  expect(decided).toBeGreaterThan(100)
})

test.each([
  ['few options', ['r', 's', 'c'], ['s']],
  ['numbers', ['r', 'n'], ['n', 'n']],
])('comparing values over %s, nothing is wrong', (_, ids, numbers) => {
  const counts = { never: 0, always: 0, sometimes: 0, undecided: 0 }
  fc.assert(
    fc.property(formWith(ids, numbers, [...ids, 'v', 'w']), (schema) => {
      for (const { fieldId, shown, witness, hiddenWitness } of prove(schema, context).fields) {
        counts[shown] += 1
        const found = shownIn(schema, ids, fieldId)
        if (shown === 'never' || shown === 'always')
          expect([fieldId, found]).toEqual([fieldId, shown])
        for (const [given, isShown] of [
          [witness, true],
          [hiddenWitness, false],
        ] as const) {
          if (given === null) continue
          const whole = withUnasked(schema, given, unaskedAnswers(schema, given, fieldTypes))
          expect(createVisibility(schema, fieldTypes, whole).isVisible(fieldId)).toBe(isShown)
        }
      }
    }),
    { numRuns: Number(process.env.ORACLE_FORMS ?? 200), endOnFailure: true },
  )
  expect(counts.sometimes).toBeGreaterThan(40)
  expect(counts.never).toBeGreaterThan(20)
  expect(counts.undecided / (counts.never + counts.always)).toBeLessThan(0.2)
})

test('no value is outside of its range', () => {
  const ids = ['r', 'k', 'n']
  let checked = 0
  fc.assert(
    fc.property(formWith(ids, ['n']), (schema) => {
      const values = schema.values ?? []
      const fieldOf = (id: string): Field | undefined =>
        schema.fields.find((one) => one.id === id) ??
        values.map((one) => ({ ...one, label: one.name })).find((one) => one.id === id)
      for (const { unasked } of states(schema, ids)) {
        for (const { id, formula } of values) {
          const result = unasked[id]
          if (result === undefined) continue
          const { least, most } = rangeOf(formula, fieldOf)
          checked += 1
          expect(Number(result)).toBeGreaterThanOrEqual(least)
          expect(Number(result)).toBeLessThanOrEqual(most)
        }
      }
    }),
    { numRuns: 60 },
  )
  expect(checked).toBeGreaterThan(1_000)
})

test('the range of a price decides what can never be', () => {
  const schema: FormSchema = {
    fields: [
      { id: 'guests', type: 'number', label: 'Guests', validation: { min: 1, max: 40 } },
      {
        id: 'hall',
        type: 'text',
        label: 'Hall',
        conditional: { dependsOn: 'total', condition: 'greater_than', value: '500' },
      },
      {
        id: 'table',
        type: 'text',
        label: 'Table',
        conditional: { dependsOn: 'total', condition: 'greater_than', value: '499' },
      },
      {
        id: 'garden',
        type: 'text',
        label: 'Garden',
        conditional: { dependsOn: 'total', condition: 'greater_than', value: '130' },
      },
    ],
    values: [
      {
        id: 'total',
        name: 'Total',
        type: 'number',
        formula: {
          kind: 'product',
          of: [
            { kind: 'answer', id: 'guests' },
            { kind: 'number', value: 12.5 },
          ],
        },
      },
    ],
    settings: {},
  }
  const { fields, findings } = prove(schema, context)
  expect(fields.map(({ fieldId, shown }) => [fieldId, shown])).toEqual([
    ['guests', 'always'],
    // 40 guests pay 500, and the range is a little wider.
    ['hall', 'undecided'],
    ['table', 'sometimes'],
    ['garden', 'sometimes'],
  ])
  expect(findings).toEqual([])
  const smaller = {
    ...schema,
    fields: schema.fields.map((field) =>
      field.id === 'guests' ? { ...field, validation: { min: 1, max: 39 } } : field,
    ),
  }
  const proof = prove(smaller, context)
  expect(proof.fields[1]?.shown).toBe('never')
  expect(proof.findings.map(({ message }) => message)).toContain(
    'Hall is never shown, because no answer makes “Total is greater than 500” true.',
  )
})

test.each(['number', 'quantity'])(
  'a sum that only the largest answers of type %s reach is decided',
  (type) => {
    const validation = { min: 1, max: 4 }
    const form = aForm()
      .field(type, 'a', { required: true, validation })
      .field(type, 'k', { validation })
      .text('six', shownWhen('v', 'greater_than', '6'))
      .text('nine', shownWhen('v', 'greater_than', '8.1'))
    const of = ['a', 'k'].map((id) => ({ kind: 'answer' as const, id }))
    const value = {
      id: 'v',
      name: 'Total',
      type: 'number' as const,
      formula: { kind: 'sum' as const, of },
    }
    const { fields } = prove({ ...form, values: [value] }, context)
    expect(fields[2]).toMatchObject({ shown: 'sometimes', witness: { a: '4', k: '4' } })
    expect(fields[3]).toMatchObject({ shown: 'never' })
  },
)
