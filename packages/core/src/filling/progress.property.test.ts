import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, isEmpty } from '../answers.ts'
import { visibleFields } from '../conditions/visibility.ts'
import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { sourcesOf } from '../form-shape.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { createFilling, type Filling } from './filling.ts'
import { createProgress } from './progress.ts'

// Every form here is small enough to try all open answers, which the tracker never does.

const options = ['x', 'y', 'z']
const subsets = [[], ['x'], ['y'], ['z'], ['x', 'y'], ['x', 'z'], ['y', 'z'], options]
const ids = ['a', 'b', 'c', 'd', 'e']
const rule = fc.record({
  id: fc.constant(''),
  fieldId: fc.constantFrom(...ids),
  condition: fc.constantFrom('equals', 'not_equals', 'is_empty', 'is_not_empty', 'contains'),
  value: fc.constantFrom('x', 'y', 'other'),
})
const oneRule = rule.map(({ fieldId, condition, value }) => ({
  dependsOn: fieldId,
  condition,
  value,
}))
const severalRules = fc.record({
  operator: fc.constantFrom('AND' as const, 'OR' as const),
  rules: fc.array(rule, { minLength: 1, maxLength: 3 }),
  groups: fc.constant([]),
})

function forms(conditional: fc.Arbitrary<Field['conditional']>): fc.Arbitrary<FormSchema> {
  const field = fc.record({
    type: fc.constantFrom('radio', 'radio', 'checkbox'),
    conditional: fc.option(conditional, { nil: undefined }),
  })
  return fc.array(field, { minLength: 1, maxLength: ids.length }).map((parts) => ({
    fields: parts.map((part, index) => ({ id: ids[index] ?? '', label: '', options, ...part })),
    settings: {},
  }))
}

/** Forms as the editor makes them: questions depend only on earlier ones. */
const forwardForms = forms(fc.oneof(oneRule, severalRules)).map((schema) => ({
  ...schema,
  fields: schema.fields.map((field, at) => ({
    ...field,
    conditional:
      field.conditional && sourcesOf(field.conditional).every((source) => ids.indexOf(source) < at)
        ? field.conditional
        : undefined,
  })),
}))

const moves = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('next' as const) },
    { weight: 1, arbitrary: fc.constant('previous' as const) },
    { weight: 3, arbitrary: fc.constantFrom('x', 'y', 'z', '') },
  ),
  { maxLength: 14 },
)

/** All sets of visible questions that the open answers can lead to. */
function possibleForms(schema: FormSchema, filling: Filling): Set<string> {
  const { field } = filling.step()
  const first = schema.fields.findIndex(({ id }) => id === field?.id)
  let all: Record<string, Answer>[] = [{}]
  for (const [at, { id, type }] of schema.fields.entries()) {
    const given = filling.answer(id) ?? ''
    const isOpen = at >= first && isEmpty(given)
    const ways = isOpen ? (type === 'checkbox' ? subsets : ['', ...options]) : [given]
    all = all.flatMap((answers) => ways.map((way) => ({ ...answers, [id]: way })))
  }
  return new Set(
    all.map((answers) =>
      visibleFields(schema, answers, fewFieldTypes)
        .map(({ id }) => id)
        .join(),
    ),
  )
}

function possibleCounts(schema: FormSchema, filling: Filling): Set<number> {
  const shown = [...possibleForms(schema, filling)]
  return new Set(shown.map((ids) => (ids === '' ? 0 : ids.split(',').length)))
}

function walk(
  schema: FormSchema,
  way: readonly string[],
  look: (here: {
    readonly share: number
    readonly before: number
    readonly isSettled: boolean
    readonly filling: Filling
    readonly move: string
    readonly hasMoved: boolean
  }) => void,
) {
  const filling = createFilling(schema, { fieldTypes: fewFieldTypes, patterns: null })
  const progress = createProgress(schema, filling, fewFieldTypes)
  let before = 0
  for (const move of ['', ...way]) {
    const { field } = filling.step()
    if (move === 'next') filling.next()
    else if (move === 'previous') filling.previous()
    else if (field?.type === 'checkbox') filling.setAnswer(field.id, move === '' ? [] : [move])
    else if (field !== undefined) filling.setAnswer(field.id, move)
    const hasMoved = filling.step().field !== field
    const { share, isSettled } = progress.current()
    look({ share, before, isSettled, filling, move, hasMoved })
    before = share
  }
}

const close = 1e-9

test('the bar never exceeds its share of the longest path, and a settled total is one', () => {
  fc.assert(
    fc.property(forms(fc.oneof(oneRule, severalRules)), moves, (schema, way) => {
      walk(schema, way, ({ share, isSettled, filling }) => {
        const { index, count } = filling.step()
        const counts = possibleCounts(schema, filling)
        expect(share).toBeLessThanOrEqual((index + 1) / Math.max(1, ...counts) + close)
        if (isSettled) expect([...counts]).toEqual([count])
      })
    }),
    { numRuns: 300 },
  )
})

test('the bar never goes back when moving forward or answering open questions', () => {
  fc.assert(
    fc.property(forwardForms, moves, (schema, way) => {
      walk(schema, way, ({ share, before, move, hasMoved }) => {
        if (move === 'next' && hasMoved) expect(share).toBeGreaterThanOrEqual(before - close)
      })
      // A visitor who goes forward only and answers each question once.
      const straight = way.flatMap((move) => (move === 'previous' ? [] : [move, 'next']))
      walk(schema, straight, ({ share, before }) => {
        expect(share).toBeGreaterThanOrEqual(before - close)
      })
    }),
    { numRuns: 300 },
  )
})

test('on arrival with a settled total the bar is (index + 1) / visible', () => {
  fc.assert(
    fc.property(forms(fc.oneof(oneRule, severalRules)), moves, (schema, way) => {
      walk(schema, way, ({ share, isSettled, filling, hasMoved }) => {
        const { index, count } = filling.step()
        if (isSettled && hasMoved) expect(share).toBeCloseTo((index + 1) / count)
      })
    }),
    { numRuns: 300 },
  )
})

test('with one rule for each question, a total is withheld only where the questions can change', () => {
  const radios = forms(oneRule).map(({ fields, settings }) => ({
    settings,
    fields: fields.map((field) => ({ ...field, type: 'radio' })),
  }))
  fc.assert(
    fc.property(radios, (schema) => {
      walk(schema, ['next', 'x', 'next'], ({ isSettled, filling }) => {
        expect(isSettled).toBe(possibleForms(schema, filling).size === 1)
      })
    }),
    { numRuns: 300 },
  )
})
