import type { Answers } from '@ramiform/core/answers'
import { operatorNames } from '@ramiform/core/conditions/operators'
import { type FieldType, fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import type { Formula } from '@ramiform/core/formula'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import type { Value } from '@ramiform/core/value'
import { visibleNow } from '@ramiform/core/visible-now'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withExamples } from './example-answers.ts'

const form: FormSchema = {
  fields: [
    { id: 'name', type: 'text', label: 'Name', required: true, validation: { min: 12 } },
    { id: 'mail', type: 'email', label: 'Mail', required: true },
    { id: 'plan', type: 'radio', label: 'Plan', required: true, options: ['Pro', 'Free'] },
    {
      id: 'people',
      type: 'number',
      label: 'People',
      required: true,
      validation: { min: 3 },
      conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' },
    },
    {
      id: 'why',
      type: 'textarea',
      label: 'Why',
      required: true,
      conditional: { dependsOn: 'people', condition: 'greater_than', value: '2' },
    },
    {
      id: 'never',
      type: 'text',
      label: 'Never',
      conditional: { dependsOn: 'plan', condition: 'equals', value: 'Free' },
    },
  ],
  settings: { collectEmail: true },
}

test('examples fill all visible fields, also those shown by an example, and are valid', () => {
  const answers = withExamples(form, {}, '2026-01-31')
  expect(Object.keys(answers).sort()).toEqual([
    'mail',
    'name',
    'people',
    'plan',
    'submitterEmail',
    'why',
  ])
  expect(checkSubmission(form, answers, { fieldTypes, patterns: null }).problems).toEqual([])
})

test('existing answers stay', () => {
  expect(withExamples(form, { plan: 'Free', name: 'Ada of London' }, '2026-01-31')).toMatchObject({
    plan: 'Free',
    name: 'Ada of London',
    never: 'Example',
  })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const words = ['', 'Example', 'Yes', '1', '5']
const conditional = fc.option(
  fc.record({
    dependsOn: fc.constantFrom(...ids, 'v', 'w', 'h', 'gone'),
    condition: fc.constantFrom(...operatorNames),
    value: fc.constantFrom(...words),
  }),
  { nil: undefined },
)
const formula: fc.Arbitrary<Formula> = fc.oneof(
  fc.record({ kind: fc.constant('count' as const), id: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constant('answer' as const), id: fc.constantFrom(...ids, 'v', 'h') }),
  fc.record({
    kind: fc.constant('sum' as const),
    of: fc.array(
      fc.record({ kind: fc.constant('answer' as const), id: fc.constantFrom(...ids, 'w') }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
)
const anyForm = fc
  .record({
    fields: fc.tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(id),
          label: fc.constant(id),
          type: fc.constantFrom('text', 'number', 'radio', 'checkbox', 'price'),
          options: fc.constant(['Yes', 'No']),
          fixedPrice: fc.constantFrom(undefined, 500),
          conditional,
        }),
      ),
    ),
    formulas: fc.tuple(formula, formula),
    hasValues: fc.boolean(),
  })
  .map(
    ({ fields, formulas, hasValues }): FormSchema => ({
      fields,
      hiddenFields: [{ id: 'h', name: 'h', value: '5' }],
      ...(hasValues && {
        values: formulas.map((one, at) => ({
          id: at === 0 ? 'v' : 'w',
          name: 'Value',
          type: 'number',
          formula: one,
        })),
      }),
      settings: {},
    }),
  )

test('examples are those of a form that is evaluated as a whole in each round', () => {
  const given = fc.dictionary(fc.constantFrom(...ids, 'v'), fc.constantFrom(...words))
  fc.assert(
    fc.property(anyForm, given, (schema, answers) => {
      expect(withExamples(schema, answers, '2026-01-31')).toEqual(byRounds(schema, answers))
    }),
    { numRuns: 500 },
  )
})

function byRounds(schema: FormSchema, answers: Answers): Answers {
  const filled = new Map(Object.entries(answers).filter(([, answer]) => answer !== ''))
  for (let size = -1; size < filled.size; ) {
    size = filled.size
    for (const field of visibleNow(schema, Object.fromEntries(filled), fieldTypes)) {
      const example = fieldTypeOf<FieldType>(fieldTypes, field.type)?.example(field, '2026-01-31')
      if (!filled.has(field.id) && example != null) filled.set(field.id, example)
    }
  }
  return Object.fromEntries(filled)
}

test('30,000 questions that reveal each other are filled one after the other', () => {
  // Evaluating the form for each question would take many minutes.
  const fields = Array.from({ length: 30_000 }, (_, at) => ({
    id: `q${at}`,
    type: 'text',
    label: 'Question',
    ...(at > 0 && {
      conditional: { dependsOn: `q${at - 1}`, condition: 'is_not_empty', value: '' },
    }),
  }))
  const values: readonly Value[] = [
    { id: 'v', name: 'V', type: 'number', formula: { kind: 'count', id: 'q29999' } },
  ]
  const answers = withExamples({ fields, values, settings: {} }, {}, '2026-01-31')
  expect(Object.keys(answers)).toHaveLength(30_000)
})
