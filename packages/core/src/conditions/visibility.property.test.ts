import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer, Answers } from '../answers.ts'
import type { Field } from '../field.ts'
import { createFilling } from '../filling/filling.ts'
import type { FormSchema } from '../form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { checkSubmission } from '../validation/check-submission.ts'
import { asGroup, type Group, type Rule } from './condition.ts'
import { asSimple } from './conditional-rules.ts'
import { cyclesIn } from './dependencies.ts'
import { operatorNames } from './operators.ts'
import { readAnswer } from './reading.ts'
import { createVisibility } from './visibility.ts'
import { conditionalHolds, ruleHoldsFor } from './whole-truth.ts'

const context = { fieldTypes: fewFieldTypes, patterns: null }
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const words = ['', ' ', 'x', 'xy', '5', '5.0', '10', '2026-01-01', '2026-06-30']
const id = fc.constantFrom(...ids)
const word = fc.constantFrom(...words)

const source = fc.oneof({ weight: 9, arbitrary: id }, { weight: 1, arbitrary: fc.constant('gone') })
const rule: fc.Arbitrary<Rule> = fc.record(
  {
    id: fc.constant(''),
    fieldId: source,
    condition: fc.constantFrom(...operatorNames, 'sounds_like'),
    value: word,
    valueFrom: source,
  },
  { requiredKeys: ['id', 'fieldId', 'condition', 'value'] },
)
const group = (depth: number): fc.Arbitrary<Group> =>
  fc.record({
    id: fc.constant(''),
    operator: fc.constantFrom('AND', 'OR'),
    rules: fc.array(rule, { maxLength: 3 }),
    groups: depth === 0 ? fc.constant([]) : fc.array(group(depth - 1), { maxLength: 2 }),
  })
const conditional = fc.oneof(fc.constant(undefined), rule.map(asSimple), group(2))
const answer: fc.Arbitrary<Answer | undefined> = fc.oneof(
  word,
  fc.constant(undefined),
  fc.array(word, { maxLength: 2 }),
  fc.record({ status: word }),
)
const answers = fc.dictionary(id, answer)
const form: fc.Arbitrary<FormSchema> = fc
  .tuple(
    ...ids.map((fieldId) =>
      fc
        .record({
          type: fc.constantFrom('text', 'number', 'date', 'checkbox', 'payment'),
          required: fc.boolean(),
          conditional,
        })
        .map((more): Field => ({ id: fieldId, label: fieldId, options: words, ...more })),
    ),
  )
  .map((fields) => ({ fields, settings: {} }))

const shown = (schema: FormSchema, given: Answers) =>
  createVisibility(schema, fewFieldTypes, given).visible()

test('following changes one by one shows the same as evaluating all at once', () => {
  fc.assert(
    fc.property(
      form,
      answers,
      fc.array(fc.tuple(id, answer), { maxLength: 20 }),
      (schema, start, changes) => {
        const visibility = createVisibility(schema, fewFieldTypes, start)
        let given: Answers = start
        for (const [fieldId, next] of changes) {
          const before = visibility.visible()
          const turned = visibility.setAnswer(fieldId, next)
          given = { ...given, [fieldId]: next }
          const after = visibility.visible()
          expect(after).toEqual(shown(schema, given))
          expect([...turned].sort()).toEqual(
            ids.filter((one) => before.includes(one) !== after.includes(one)),
          )
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('the order in which answers arrive does not matter', () => {
  fc.assert(
    fc.property(
      form,
      answers,
      fc.shuffledSubarray(ids, { minLength: ids.length }),
      (schema, given, order) => {
        const visibility = createVisibility(schema, fewFieldTypes)
        for (const one of order) visibility.setAnswer(one, given[one])
        expect(visibility.visible()).toEqual(shown(schema, given))
      },
    ),
  )
})

test('the order of the fields in the form does not matter', () => {
  fc.assert(
    fc.property(
      form,
      answers,
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
      (schema, given, order) => {
        const fields = order.flatMap((position) => schema.fields[position] ?? [])
        expect([...shown({ ...schema, fields }, given)].sort()).toEqual(shown(schema, given))
      },
    ),
  )
})

test('on every form, the compiled logic agrees with the rules evaluated one by one', () => {
  fc.assert(
    fc.property(form, answers, (schema, given) => {
      const inCycle = knots(schema)
      const reading = (field: Field): boolean => {
        const logic = field.conditional
        if (logic === undefined) return true
        const see = (source: string): Answer | undefined => {
          const of = schema.fields.find((one) => one.id === source)
          if (of === undefined || inCycle(field.id, source) || !reading(of)) return undefined
          return given[source]
        }
        return conditionalHolds(asGroup(logic), (one) => {
          const source = schema.fields.find(({ id: other }) => other === one.fieldId)
          return ruleHoldsFor(one, (of) => readAnswer(see(of)), source, fewFieldTypes)
        })
      }
      expect(shown(schema, given)).toEqual(schema.fields.filter(reading).map((field) => field.id))
    }),
    { numRuns: 300 },
  )
})

test('storing an accepted submission does not change what its form shows', () => {
  fc.assert(
    fc.property(form, answers, (schema, given) => {
      const { accepted, problems, visible } = checkSubmission(schema, given, context)
      fc.pre(problems.length === 0)
      expect(shown(schema, accepted)).toEqual(visible.map((field) => field.id))
      expect(checkSubmission(schema, accepted, context)).toEqual(
        checkSubmission(schema, given, context),
      )
    }),
    { numRuns: 300 },
  )
})

test('browser and server find the same problems in typed and in sent answers', () => {
  fc.assert(
    fc.property(form, answers, fc.boolean(), (schema, given, collectEmail) => {
      const whole = { ...schema, settings: { collectEmail } }
      const filling = createFilling(whole, context)
      for (const one of [...ids].reverse()) filling.setAnswer(one, given[one])
      const here = filling.check()
      expect(checkSubmission(whole, given, context).problems).toEqual(here)
      expect(checkSubmission(whole, filling.answersToSend(), context).problems).toEqual(here)
      expect(filling.check()).toEqual(here)
    }),
    { numRuns: 300 },
  )
})

test('the cycles found are cycles, and a form without them has an end to every chain', () => {
  fc.assert(
    fc.property(form, (schema) => {
      const sources = sourcesById(schema)
      const cycles = cyclesIn(schema)
      for (const cycle of cycles) {
        for (const [index, one] of cycle.entries()) {
          expect(sources.get(one)).toContain(cycle[(index + 1) % cycle.length])
        }
      }
      expect(cycles.length > 0).toBe(ids.some((one) => reachable(sources, one).has(one)))
    }),
  )
})

function sourcesById(schema: FormSchema): Map<string, string[]> {
  const of = (part: Omit<Group, 'id'>): string[] => [
    ...part.rules.flatMap(({ fieldId, valueFrom }) => [fieldId, valueFrom ?? fieldId]),
    ...part.groups.flatMap(of),
  ]
  return new Map(
    schema.fields.map((field) => {
      const logic = field.conditional
      if (logic === undefined) return [field.id, []]
      return [field.id, of(asGroup(logic))]
    }),
  )
}

function reachable(sources: Map<string, string[]>, from: string): Set<string> {
  const found = new Set<string>()
  const visit = (one: string) => {
    for (const source of sources.get(one) ?? []) {
      if (found.has(source)) continue
      found.add(source)
      visit(source)
    }
  }
  visit(from)
  return found
}

/** True when two fields are in one cycle; a slow reference implementation. */
function knots(schema: FormSchema) {
  const sources = sourcesById(schema)
  return (one: string, other: string) =>
    reachable(sources, one).has(other) && reachable(sources, other).has(one)
}
