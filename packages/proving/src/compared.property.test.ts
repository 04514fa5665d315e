import type { Answers } from '@ramiform/core/answers'
import { explainForm, type GroupTruth } from '@ramiform/core/conditions/explain'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyFix } from './apply-fix.ts'
import { compareMeaning } from './compare-meaning.ts'
import { prove } from './prove.ts'
import { statesOf } from './testing/brute-force.ts'
import {
  answersToCompare,
  comparingForm,
  comparingForms,
  withExamples,
} from './testing/comparing-forms.ts'
import { disagreements, undecidedIn } from './testing/disagreements.ts'

const context = { fieldTypes, patterns: null }

const comparesIn = (schema: FormSchema) => JSON.stringify(schema).includes('valueFrom')

test('brute force agrees on forms whose rules compare two answers', () => {
  const counts = { compared: 0, undecided: 0, fields: 0 }
  fc.assert(
    fc.property(comparingForm, (schema) => {
      const found = disagreements(schema, 30_000, withExamples(schema))
      if (found === null) return
      if (comparesIn(schema)) {
        counts.compared += 1
        counts.fields += schema.fields.length
        counts.undecided += undecidedIn(schema)
      }
      // Between mixed kinds, some answers are no examples, so a witness can have more answers than needed.
      expect(found.filter((one) => !/: \d answers, not \d$/.test(one))).toEqual([])
    }),
    { numRuns: Number(process.env.ORACLE_FORMS ?? 2_000) },
  )
  expect(counts.compared).toBeGreaterThan(800)
  expect(counts.undecided / counts.fields).toBeLessThan(0.1)
})

test('two choices share an option that the other fields of their group do not accept', () => {
  const rule = (fieldId: string, valueFrom: string) => ({
    id: '',
    fieldId,
    condition: 'equals',
    value: '',
    valueFrom,
  })
  const conditional = {
    operator: 'OR' as const,
    rules: [rule('c', 'a'), rule('a', 'b')],
    groups: [],
  }
  const schema: FormSchema = {
    fields: [
      { id: 'a', type: 'rating', label: 'A', options: ['1', '2', '3'] },
      { id: 'b', type: 'date', label: 'B' },
      { id: 'c', type: 'radio', label: 'C', options: ['y', 'z', '2'] },
      { id: 'd', type: 'text', label: 'D', conditional },
    ],
    settings: {},
  }
  const shown = prove(schema, context).fields.find(({ fieldId }) => fieldId === 'd')
  expect(shown).toMatchObject({ shown: 'sometimes', witness: { a: '2', c: '2' } })
})

test('a field that is compared with itself, among many examples, needs one answer', () => {
  const rule = (fieldId: string, condition: string, valueFrom: string) => ({
    id: '',
    fieldId,
    condition,
    value: '',
    valueFrom,
  })
  const rules = [rule('a', 'equals', 'b'), rule('c', 'equals', 'c'), rule('c', 'contains', 'a')]
  const schema: FormSchema = {
    fields: [
      { id: 'a', type: 'rating', label: 'A', options: ['1', '2', '3'] },
      { id: 'b', type: 'quantity', label: 'B' },
      { id: 'c', type: 'number', label: 'C', validation: { max: 2 } },
      { id: 'd', type: 'text', label: 'D', conditional: { operator: 'OR', rules, groups: [] } },
    ],
    settings: {},
  }
  const shown = prove(schema, context).fields.find(({ fieldId }) => fieldId === 'd')
  expect(Object.keys(shown?.witness ?? {})).toEqual(['c'])
})

for (const [kind, forms] of Object.entries(comparingForms)) {
  test(`proofs about ${kind} decide every field`, () => {
    let compared = 0
    fc.assert(
      fc.property(forms, (schema) => {
        const found = disagreements(schema, 30_000, answersToCompare)
        if (found === null || !comparesIn(schema)) return
        compared += 1
        expect(found).toEqual([])
        expect(undecidedIn(schema)).toBe(0)
      }),
      { numRuns: Number(process.env.ORACLE_FORMS ?? 400) },
    )
    expect(compared).toBeGreaterThan(150)
  })
}

test('a rule that always or never holds does so in every state', () => {
  const forms = Object.values(comparingForms)
  let found = 0
  fc.assert(
    fc.property(fc.oneof(...forms), (schema) => {
      const states = statesOf(schema, 2_000, schema, answersToCompare)
      if (states === null) return
      for (const { code, fieldId, rules, witness } of prove(schema, context).findings) {
        const isConstant = code === 'rule_always_holds' || code === 'rule_never_holds'
        if (!isConstant || witness !== null) continue
        found += 1
        if (rules.length > 1) {
          expectSameWithout(schema, fieldId ?? '', rules, states)
          continue
        }
        for (const answers of states) {
          const outcomes = outcomesOf(schema, answers, fieldId)
          for (const rule of rules) expect(outcomes[rule - 1]).toBe(code === 'rule_always_holds')
        }
      }
    }),
    { numRuns: 400 },
  )
  expect(found).toBeGreaterThan(5)
})

/** The rules of a group that always holds may each be false, but the field shows as often without the group. */
function expectSameWithout(
  schema: FormSchema,
  fieldId: string,
  rules: readonly number[],
  states: readonly Answers[],
) {
  const change = { kind: 'remove_rules', fieldId, rules } as const
  const without = applyFix(schema, { label: '', removes: true, change })
  if (without === null) throw new Error('The group cannot be removed')
  const shows = (form: FormSchema, answers: Answers) =>
    createVisibility(form, fieldTypes, answers).isVisible(fieldId)
  for (const answers of states) expect(shows(without, answers)).toBe(shows(schema, answers))
}

test('two versions are compared as brute force compares them', () => {
  const seen = new Map<string, number>()
  const pairs = fc.oneof(
    ...Object.values(comparingForms).map((forms) => fc.tuple(forms, forms, fc.boolean())),
  )
  fc.assert(
    fc.property(pairs, ([before, other, isLast]) => {
      // The same questions, the last with the rules of another form.
      const after = {
        ...before,
        fields: before.fields.map((field) =>
          field.id === 'd' || !isLast
            ? { ...field, conditional: other.fields.find(({ id }) => id === field.id)?.conditional }
            : field,
        ),
      }
      const states = statesOf(before, 2_000, after, answersToCompare)
      if (states === null) return
      for (const { fieldId, change } of compareMeaning(before, after, context).fields) {
        seen.set(change, (seen.get(change) ?? 0) + 1)
        const shows = (schema: FormSchema) =>
          states.map((answers) => createVisibility(schema, fieldTypes, answers).isVisible(fieldId))
        const [was, is] = [shows(before), shows(after)]
        const lost = was.some((one, at) => one && !is[at])
        const won = is.some((one, at) => one && !was[at])
        const expected = won ? (lost ? 'changed' : 'wider') : lost ? 'narrower' : 'same'
        if (change !== 'undecided') expect([fieldId, change]).toEqual([fieldId, expected])
      }
    }),
    { numRuns: Number(process.env.ORACLE_FORMS ?? 1_500) },
  )
  expect(seen.get('same')).toBeGreaterThan(50)
  expect(seen.get('changed')).toBeGreaterThan(10)
})

function outcomesOf(schema: FormSchema, answers: Answers, fieldId: string | undefined) {
  const found = explainForm(schema, answers, fieldTypes).find(({ field }) => field.id === fieldId)
  const outcomes: boolean[] = []
  const look = (group: GroupTruth) => {
    for (const child of group.children) {
      if (child.kind === 'rule') outcomes[child.number - 1] = child.holds
      else look(child)
    }
  }
  if (found?.logic) look(found.logic)
  return outcomes
}
