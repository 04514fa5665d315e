import { asGroup, type Group, type Rule } from '@ramiform/core/conditions/condition'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { FormSchema } from '@ramiform/core/form'
import { aForm } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMeaning } from './compare-meaning.ts'
import { comparedInOneOrder } from './compared-in-one-order.ts'
import { statesOf } from './testing/brute-force.ts'
import { answersToCompare, comparingForm, comparingForms } from './testing/comparing-forms.ts'

const context = { fieldTypes, patterns: null }
const mirrored = { greater_than: 'less_than', less_than: 'greater_than' } as const

const rule = (fieldId: string, condition: string, valueFrom: string) => ({
  id: '',
  fieldId,
  condition,
  value: '',
  valueFrom,
})
const conditionalOf = (...rules: readonly Rule[]) => ({
  conditional: { operator: 'AND' as const, rules, groups: [] },
})

test.each(['date', 'number', 'text'])(
  'an order of two answers of type %s, written from the other side, is the same',
  (type) => {
    const form = (...rules: readonly Rule[]) =>
      aForm()
        .field(type, 'from')
        .field(type, 'to')
        .text('note', conditionalOf(...rules))
    const changes = (one: Rule, other: Rule) =>
      compareMeaning(form(one), form(other), context).fields.at(-1)
    const later = rule('to', 'greater_than', 'from')
    expect(changes(later, rule('from', 'less_than', 'to'))).toMatchObject({
      change: 'same',
      rewritten: true,
    })
    expect(changes(later, later)).toMatchObject({ change: 'same', rewritten: false })
    const earlier = changes(later, rule('to', 'less_than', 'from'))
    // Orders of texts, of which some are numbers and some are days, are not decided.
    expect(earlier?.change).toBe(type === 'text' ? 'undecided' : 'changed')
  },
)

test('every form shows the same with its comparisons in one order', () => {
  fc.assert(
    fc.property(fc.oneof(comparingForm, ...Object.values(comparingForms)), (schema) => {
      const states = statesOf(schema, 2_000, schema, answersToCompare)
      const ordered = comparedInOneOrder(schema)
      for (const answers of states ?? []) {
        const [written, other] = [schema, ordered].map((form) =>
          createVisibility(form, fieldTypes, answers).visible(),
        )
        expect(other).toEqual(written)
      }
    }),
    { numRuns: Number(process.env.ORACLE_FORMS ?? 800) },
  )
})

test('a form is the same as one whose comparisons are written from the other side', () => {
  const forms = Object.entries(comparingForms).flatMap(([kind, all]) =>
    /numbers|days/.test(kind) ? [all] : [],
  )
  expect(forms.length).toBeGreaterThan(0)
  let turned = 0
  fc.assert(
    fc.property(fc.oneof(...forms), (schema) => {
      const other = withMirroredRules(schema)
      if (JSON.stringify(other) !== JSON.stringify(schema)) turned += 1
      for (const { change } of compareMeaning(schema, other, context).fields) {
        expect(change).toBe('same')
      }
    }),
    { numRuns: Number(process.env.ORACLE_FORMS ?? 400) },
  )
  expect(turned).toBeGreaterThan(50)
})

function withMirroredRules(schema: FormSchema): FormSchema {
  const types = new Map(schema.fields.map(({ id, type }) => [id, type]))
  const isPlain = (id: string) => ['number', 'quantity', 'date'].includes(types.get(id) ?? '')
  const mirror = (one: Rule): Rule => {
    const { fieldId, condition, valueFrom } = one
    const isOrder = condition === 'greater_than' || condition === 'less_than'
    if (!isOrder || valueFrom === undefined || !isPlain(fieldId) || !isPlain(valueFrom)) return one
    return { ...one, fieldId: valueFrom, condition: mirrored[condition], valueFrom: fieldId }
  }
  const inGroup = <Of extends Omit<Group, 'id'>>(group: Of): Of => ({
    ...group,
    rules: group.rules.map(mirror),
    groups: group.groups.map(inGroup),
  })
  return {
    ...schema,
    fields: schema.fields.map((field) =>
      field.conditional === undefined
        ? field
        : { ...field, conditional: inGroup(asGroup(field.conditional)) },
    ),
  }
}
