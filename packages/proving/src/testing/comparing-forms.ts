import { isList } from '@ramiform/core/answers'
import type { Rule } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { classesOfForm } from '../clauses.ts'
import { formLogic } from '../form-logic.ts'
import { answersOf } from './random-forms.ts'

const ids = ['a', 'b', 'c', 'd']

/** Fields that rules compare, by kind of answers. */
const kinds: Readonly<Record<string, readonly Omit<Field, 'id' | 'label'>[]>> = {
  numbers: [
    { type: 'number' },
    { type: 'number', validation: { min: 1 } },
    { type: 'number', validation: { max: 2 } },
    { type: 'price' },
    { type: 'price', fixedPrice: 200 },
    { type: 'rating', options: ['1', '2', '3'] },
  ],
  'whole numbers': [
    { type: 'quantity' },
    { type: 'quantity', validation: { max: 3 } },
    { type: 'rating', options: ['1', '2', '3'] },
  ],
  days: [{ type: 'date' }],
  options: [
    { type: 'radio', options: ['x', 'y'] },
    { type: 'radio', options: ['y', 'z', '2'] },
    { type: 'checkbox', options: ['x', 'y'] },
    { type: 'select', options: ['1', '2', '3'] },
    { type: 'yes-no', options: ['x', 'y'] },
  ],
  texts: [{ type: 'text' }, { type: 'textarea' }, { type: 'radio', options: ['x', 'y'] }],
  emails: [{ type: 'email' }],
}

const conditionsOf: Readonly<Record<string, readonly string[]>> = {
  texts: ['equals', 'not_equals'],
  emails: ['equals', 'not_equals'],
}

const sizes = ['equals', 'not_equals', 'greater_than', 'less_than']

/** Values that rules compare the same fields with. */
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  numbers: ['1', '2'],
  'whole numbers': ['1', '2', '1.5'],
  days: ['2026-01-02'],
  options: ['x', 'y', '2'],
  texts: ['x', 'a'],
  emails: ['name@example.org'],
}

/** Every answer that brute force tries: enough of each kind for any order of three fields. */
export const answersToCompare: typeof answersOf = {
  ...answersOf,
  number: ['-1', '0', '0.3', '0.5', '0.6', '1', '1.3', '1.5', '1.6', '2', '2.5', '3', '4', '5'],
  price: ['0.3', '0.5', '0.6', '1', '1.3', '1.5', '1.6', '2', '2.5', '3', '4', '5'],
  quantity: ['1', '2', '3', '4', '5'],
  date: [
    '2025-12-28',
    '2025-12-29',
    '2025-12-30',
    '2026-01-02',
    '2026-01-03',
    '2026-01-04',
    '2026-01-05',
  ],
  radio: ['x', 'y', 'z', '2'],
  select: ['1', '2', '3'],
  checkbox: [['x'], ['y'], ['x', 'y']],
  text: ['x', 'y', 'a', 'b', 'c', 'd', ' ', '2', '2.0', '2026-01-03', 'name@example.org'],
  textarea: ['x', 'y', 'a', 'b', 'c', 'd', ' '],
  email: ['name@example.org', 'b@example.org', 'c@example.org', 'd@example.org'],
}

function ruleOf(kind: string, also: readonly string[] = []): fc.Arbitrary<Rule> {
  const conditions = [...(conditionsOf[kind] ?? sizes), ...also]
  const plain = conditions.filter((one) => one !== 'contains')
  const source = fc.constantFrom(...ids.slice(0, 3))
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        id: fc.constant(''),
        fieldId: source,
        condition: fc.constantFrom(...conditions),
        value: fc.constant(''),
        valueFrom: fc.oneof(
          { weight: 12, arbitrary: source },
          { weight: 1, arbitrary: fc.constant('gone') },
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        id: fc.constant(''),
        fieldId: source,
        condition: fc.constantFrom(...plain, 'is_empty', 'is_not_empty'),
        value: fc.constantFrom(...(valuesOf[kind] ?? ['x'])),
      }),
    },
  )
}

/** A form whose first fields have answers to compare, and whose last one shows by comparing them. */
function formOf(
  chosen: readonly (Omit<Field, 'id' | 'label'> | undefined)[],
  rule: fc.Arbitrary<Rule>,
): fc.Arbitrary<FormSchema> {
  const rules = fc.array(rule, { minLength: 1, maxLength: 3 })
  const group = fc.record({
    id: fc.constant(''),
    operator: fc.constantFrom('AND' as const, 'OR' as const),
    rules,
    groups: fc.constant([]),
  })
  const logic = fc.record({
    operator: fc.constantFrom('AND' as const, 'OR' as const),
    rules,
    groups: fc.array(group, { maxLength: 1 }),
  })
  return fc
    .tuple(
      fc.array(fc.option(logic, { nil: undefined, freq: 1 }), { minLength: 3, maxLength: 3 }),
      logic,
      fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    )
    .map(([own, last, required]) => ({
      fields: [
        ...chosen.map(
          (kind, at): Field => ({
            ...(kind ?? { type: 'text' }),
            id: ids[at] ?? 'a',
            label: `Question ${at + 1}`,
            required: required[at],
            ...(own[at] && { conditional: own[at] }),
          }),
        ),
        { id: 'd', type: 'text', label: 'Last', conditional: last },
      ],
      settings: {},
    }))
}

const formOfKind = (kind: string): fc.Arbitrary<FormSchema> =>
  fc
    .array(fc.constantFrom(...(kinds[kind] ?? [])), { minLength: 2, maxLength: 3 })
    .chain((chosen) => formOf(chosen, ruleOf(kind)))

/** Forms whose fields have one kind of answers, which proofs decide without exception. */
export const comparingForms: Readonly<Record<string, fc.Arbitrary<FormSchema>>> =
  Object.fromEntries(Object.keys(kinds).map((kind) => [kind, formOfKind(kind)]))

/** The same answers with the examples of the prover, so that brute force knows every state that it names. */
export function withExamples(schema: FormSchema): typeof answersOf {
  const classes = classesOfForm(formLogic(schema), { fieldTypes, patterns: null })
  const added = schema.fields.flatMap(({ type }, at) =>
    (classes[at] ?? []).flatMap(({ example }): [string, string | readonly string[]][] =>
      typeof example === 'string' || isList(example) ? [[type, example]] : [],
    ),
  )
  const byType = Map.groupBy(added, ([type]) => type)
  return Object.fromEntries(
    Object.entries(answersToCompare).map(([type, answers]) => {
      const all = [...answers, ...(byType.get(type) ?? []).map(([, example]) => example)]
      return [type, [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]]
    }),
  )
}

/** Forms with any kinds of answers side by side, also compared by "contains". */
export const comparingForm: fc.Arbitrary<FormSchema> = fc
  .tuple(
    fc.array(fc.constantFrom(...Object.values(kinds).flat()), { minLength: 2, maxLength: 3 }),
    fc.constantFrom(...Object.keys(valuesOf)),
  )
  .chain(([chosen, kind]) =>
    formOf(chosen, ruleOf(kind === 'texts' ? 'numbers' : kind, ['contains'])),
  )
