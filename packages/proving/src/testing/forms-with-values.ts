import type { Answer, Answers } from '@ramiform/core/answers'
import type { AdvancedConditional } from '@ramiform/core/conditions/condition'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import type { Formula } from '@ramiform/core/formula'
import { unaskedAnswers, withUnasked } from '@ramiform/core/unasked-answers'
import type { Value } from '@ramiform/core/value'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'

/** Answers that brute force tries, by id of the question. */
export const answersOf: Readonly<Record<string, readonly (Answer | undefined)[]>> = {
  r: [undefined, 'x', 'y'],
  s: [undefined, '1', '2', '3'],
  c: [undefined, ['x'], ['y'], ['x', 'y'], ['x', 'x']],
  o: [undefined, 'x', 'y', 'my own', '2', '25'],
  k: [undefined, ['x', 'x'], ['x'], ['my own'], ['x', '2'], ['x', 'y'], ['x', 'y', 'my own']],
  g: [undefined, '0', '0.006', '10', '-5'],
  m: [undefined, '1', '2', '3'],
  n: [undefined, '-6', '-2', '0', '0.5', '1', '2', '3', '4', '7', '10', '25', '100'],
}
export const questions: Readonly<Record<string, Omit<Field, 'conditional'>>> = {
  r: { id: 'r', type: 'radio', label: 'r', options: ['x', 'y'] },
  s: { id: 's', type: 'radio', label: 's', options: ['1', '2', '3'] },
  c: { id: 'c', type: 'checkbox', label: 'c', options: ['x', 'y'] },
  o: { id: 'o', type: 'radio', label: 'o', options: ['x', 'y'], other: 'Other' },
  k: { id: 'k', type: 'checkbox', label: 'k', options: ['x', 'y'], other: 'Other' },
  g: { id: 'g', type: 'radio', label: 'g', options: ['0', '0.006', '10', '-5'] },
  m: { id: 'm', type: 'quantity', label: 'm', validation: { min: 1, max: 3 } },
  n: { id: 'n', type: 'number', label: 'n' },
}

const number = fc
  .constantFrom(-1, 0, 1, 2, 2.5, 10)
  .map((value): Formula => ({ kind: 'number', value }))
const comparisons = fc.constantFrom(
  { condition: 'equals', value: '2' },
  { condition: 'not_equals', value: '2' },
  { condition: 'greater_than', value: '1' },
  { condition: 'greater_than', value: '20' },
  { condition: 'less_than', value: '2' },
  { condition: 'less_than', value: '-5' },
  { condition: 'contains', value: 'x' },
  { condition: 'equals', value: 'x' },
  { condition: 'equals', value: 'Other' },
  { condition: 'is_empty', value: '' },
  { condition: 'is_not_empty', value: '' },
)
/** @param others fields whose answers rules compare with, too */
export const when = (
  ids: readonly string[],
  others: readonly string[] = [],
): fc.Arbitrary<AdvancedConditional> => {
  const comparesOther = fc.record({
    condition: fc.constantFrom('equals', 'not_equals', 'greater_than', 'less_than'),
    value: fc.constant(''),
    valueFrom: fc.constantFrom(...others, 'gone'),
  })
  return fc.record({
    operator: fc.constantFrom('AND' as const, 'OR' as const),
    rules: fc.array(
      fc
        .tuple(
          fc.constantFrom(...ids),
          others.length === 0 ? comparisons : fc.oneof(comparisons, comparesOther),
        )
        .map(([fieldId, comparison]) => ({ id: '', fieldId, ...comparison })),
      { minLength: 1, maxLength: 2 },
    ),
    groups: fc.constant([]),
  })
}

export function formulaOver(
  ids: readonly string[],
  numbers: readonly string[],
  others: readonly string[],
): fc.Arbitrary<Formula> {
  const choices = ids.filter((id) => questions[id]?.options?.includes('x'))
  const points = fc
    .tuple(fc.constantFrom(...choices), fc.constantFrom(-1, 0, 2), fc.constantFrom(1, 5))
    .map(
      ([id, x, y]): Formula => ({
        kind: 'points',
        id,
        points: [
          { option: 'x', points: x },
          { option: 'y', points: y },
        ],
      }),
    )
  const leaf = fc.oneof(
    number,
    points,
    fc.constantFrom(...numbers).map((id): Formula => ({ kind: 'answer', id })),
    fc.constantFrom(...choices).map((id): Formula => ({ kind: 'count', id })),
  )
  return fc.letrec<{ any: Formula }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 2 },
      leaf,
      fc.record({
        kind: fc.constantFrom('sum', 'difference', 'product', 'division'),
        of: fc.array(tie('any'), { minLength: 2, maxLength: 2 }),
      }),
      fc.record({
        kind: fc.constantFrom('min', 'max'),
        of: fc.array(tie('any'), { minLength: 1, maxLength: 2 }),
      }),
      fc.record({ kind: fc.constant('round'), of: tie('any'), places: fc.constantFrom(0, 1) }),
      fc.record({
        kind: fc.constant('if'),
        when: when(ids, others),
        yes: tie('any'),
        no: tie('any'),
      }),
    ) as fc.Arbitrary<Formula>,
  })).any
}

/** A form whose last questions read values. Some questions that values read have rules, also about values. */
export function formWith(
  ids: readonly string[],
  numbers: readonly string[],
  others: readonly string[] = [],
): fc.Arbitrary<FormSchema> {
  const values = ['v', 'w']
  return fc
    .record({
      rules: fc.array(fc.option(when([...ids, ...values], others), { nil: undefined, freq: 3 }), {
        minLength: ids.length,
        maxLength: ids.length,
      }),
      targets: fc.array(when([...values, ...values, ...ids], others), {
        minLength: 2,
        maxLength: 3,
      }),
      formulas: fc.tuple(
        formulaOver(ids, numbers, others),
        formulaOver([...ids, 'v'], [...numbers, 'v', 'v'], others),
      ),
    })
    .map(
      ({ rules, targets, formulas }): FormSchema => ({
        fields: [
          ...ids.map((id, at): Field => {
            const conditional = rules[at]
            return { ...(questions[id] as Field), ...(conditional && { conditional }) }
          }),
          ...targets.map((conditional, at): Field => {
            return { id: `t${at}`, type: 'text', label: `t${at}`, conditional }
          }),
        ],
        values: values.map(
          (id, at): Value => ({
            id,
            name: id,
            type: 'number',
            formula: formulas[at] as Formula,
          }),
        ),
        settings: {},
      }),
    )
}

/** Whether each question shows, for every answer that is tried. */
export function* states(schema: FormSchema, ids: readonly string[]) {
  let all: Answers[] = [{}]
  for (const id of ids) {
    all = all.flatMap((before) =>
      (answersOf[id] ?? []).map((answer) =>
        answer === undefined ? before : { ...before, [id]: answer },
      ),
    )
  }
  for (const answers of all) {
    const unasked = unaskedAnswers(schema, answers, fieldTypes)
    const { isVisible } = createVisibility(
      schema,
      fieldTypes,
      withUnasked(schema, answers, unasked),
    )
    yield { answers, unasked, isVisible }
  }
}
