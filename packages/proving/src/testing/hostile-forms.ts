import type {
  AdvancedConditional,
  Conditional,
  Group,
  Rule,
} from '@ramiform/core/conditions/condition'
import { operatorNames } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import fc from 'fast-check'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** Options that are also numbers, days, and pieces of each other. */
const options = ['Yes', 'No', '9', '10', '2026-03-01', 'a', 'ab']
const numbers = ['0', '-1', '1', '1.0', '1e1', '2.5', '9', '10', '0.30', '007']
const days = ['2026-02-28', '2026-03-01', '2026-02-30', '2026-12-31']
const texts = ['a', 'ab', 'b', 'A', ' ', '']

/** Values of rules by the kind of their source, including some of other kinds. */
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  number: [...numbers, 'abc', '', '2026-03-01'],
  price: [...numbers, 'abc'],
  quantity: [...numbers, '3'],
  date: [...days, '2026', '10', ''],
  select: [...options, 'gone'],
  radio: [...options, 'gone', ''],
  checkbox: [...options, 'gone', ''],
  email: ['a@b.co', 'a', '@b', '10'],
  phone: ['112', '1', '+', '200'],
  url: ['a.co', 'a', 'https'],
  file: ['a.pdf', 'a'],
  payment: ['succeeded', 'a'],
}
const valuesOfTexts = [...texts, '9', '10', '10.0', ...days.slice(0, 2)]

const types = [
  ...['text', 'textarea', 'text', 'number', 'number', 'quantity', 'price', 'date'],
  ...[
    'select',
    'radio',
    'radio',
    'checkbox',
    'checkbox',
    'email',
    'phone',
    'url',
    'file',
    'payment',
  ],
]

function rule(typeOf: ReadonlyMap<string, string>): fc.Arbitrary<Rule> {
  return fc
    .tuple(
      fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom(...typeOf.keys()) },
        { weight: 1, arbitrary: fc.constantFrom('gone', 'constructor') },
      ),
      fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom(...operatorNames) },
        { weight: 1, arbitrary: fc.constantFrom('starts_with', 'toString') },
      ),
      fc.nat(1_000),
    )
    .map(([fieldId, condition, pick]) => {
      const values = valuesOf[typeOf.get(fieldId) ?? ''] ?? valuesOfTexts
      return { id: '', fieldId, condition, value: values[pick % values.length] ?? '' }
    })
}

function group(typeOf: ReadonlyMap<string, string>, depth: number): fc.Arbitrary<Group> {
  return fc.record({
    id: fc.constant(''),
    operator: fc.constantFrom('AND' as const, 'OR' as const),
    rules: fc.array(rule(typeOf), { maxLength: depth === 3 ? 3 : 2 }),
    groups: depth === 0 ? fc.constant([]) : fc.array(group(typeOf, depth - 1), { maxLength: 2 }),
  })
}

function conditional(typeOf: ReadonlyMap<string, string>): fc.Arbitrary<Conditional> {
  const simple = rule(typeOf).map(({ fieldId, condition, value }) => ({
    dependsOn: fieldId,
    condition,
    value,
  }))
  const deep: fc.Arbitrary<AdvancedConditional> = group(typeOf, 3)
  return fc.oneof({ weight: 1, arbitrary: simple }, { weight: 4, arbitrary: deep })
}

const bound = (values: readonly number[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 })

function field(id: string, type: string, at: number): fc.Arbitrary<Field> {
  const isChoice = type === 'select' || type === 'radio' || type === 'checkbox'
  return fc
    .record({
      required: fc.boolean(),
      min: bound([-1, 0, 1, 2, 3, 9.5, 20]),
      max: bound([0, 1, 2, 5, 9.75, 10]),
      pattern: fc.constantFrom(undefined, undefined, undefined, '^[0-9]+$', 'a+b'),
      chosen: fc.subarray(options, { minLength: 0, maxLength: 4 }),
      fixedPrice: fc.constantFrom(undefined, undefined, 100, 250),
    })
    .map(({ required, min, max, pattern, chosen, fixedPrice }) => ({
      id,
      type,
      label: `Question ${at + 1}`,
      required,
      ...(isChoice && { options: chosen }),
      validation: { min, max, pattern },
      ...(type === 'payment' && { payment: { amount: 500 } }),
      ...(type === 'price' && fixedPrice !== undefined && { fixedPrice }),
    }))
}

/**
 * Forms that nobody would build: all kinds of fields, groups four levels deep, loops, options that are numbers and
 * days, bounds that exclude everything, deleted sources and options, and unknown conditions.
 */
export const hostileForm: fc.Arbitrary<FormSchema> = fc
  .array(fc.constantFrom(...types), { minLength: 2, maxLength: ids.length })
  .chain((chosen) => {
    const typeOf = new Map(chosen.map((type, at) => [ids[at] ?? '', type]))
    return fc.record({
      fields: fc
        .tuple(...[...typeOf].map(([id, type], at) => field(id, type, at)))
        .chain((fields) =>
          fc
            .tuple(...fields.map(() => fc.option(conditional(typeOf), { nil: undefined, freq: 2 })))
            .map((conditionals) =>
              fields.map((one, at) => {
                const own = conditionals[at]
                return own === undefined ? one : { ...one, conditional: own }
              }),
            ),
        ),
      settings: fc.constantFrom({}, {}, {}, { payment: { enabled: true } }),
    })
  })
