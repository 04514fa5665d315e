import { asGroup, type Conditional } from '@ramiform/core/conditions/condition'
import { dependenciesOf } from '@ramiform/core/conditions/dependencies'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import { withoutSections } from '@ramiform/core/conditions/without-sections'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prove } from './prove.ts'
import { createProver } from './prover.ts'
import { disagreements } from './testing/disagreements.ts'
import { everyState, stateContext } from './testing/every-state.ts'
import { formWithSections } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null }

test('in every state, a field shows when its section and its own rules hold', () => {
  let states = 0
  fc.assert(
    fc.property(formWithSections, (schema) => {
      for (const { answers, visible } of everyState(schema, 500) ?? []) {
        states += 1
        const visibility = createVisibility(schema, stateContext.fieldTypes, answers)
        expect(schema.fields.map(({ id }) => visibility.isVisible(id))).toEqual(visible)
      }
    }),
    { numRuns: 400 },
  )
  expect(states).toBeGreaterThan(1_000)
})

test('without its sections, a form shows the same fields', () => {
  fc.assert(
    fc.property(formWithSections, (schema) => {
      const plain = withoutSections(schema)
      expect(plain.sections).toBeUndefined()
      for (const { answers, visible } of everyState(schema, 200) ?? []) {
        const visibility = createVisibility(plain, stateContext.fieldTypes, answers)
        expect(schema.fields.map(({ id }) => visibility.isVisible(id))).toEqual(visible)
      }
    }),
    { numRuns: 200 },
  )
})

test('brute force agrees with the prover on forms with sections', () => {
  fc.assert(
    fc.property(formWithSections, (schema) => {
      expect(disagreements(schema, 4_000) ?? []).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('brute force agrees about each section: never shown, always shown, or sometimes', () => {
  let proved = 0
  fc.assert(
    fc.property(formWithSections, (schema) => {
      const states = everyState(withHeads(schema), 2_000)
      if (states === null || hasLoops(schema)) return
      const { sections = [] } = prove(schema, context)
      for (const { fieldId, shown } of sections) {
        const at =
          schema.fields.length + (schema.sections ?? []).findIndex(({ id }) => id === fieldId)
        const outcomes = new Set(states.map(({ visible }) => visible[at]))
        const expected = outcomes.size === 2 ? 'sometimes' : outcomes.has(true) ? 'always' : 'never'
        if (shown !== 'undecided') expect(`${fieldId} ${shown}`).toBe(`${fieldId} ${expected}`)
        proved += 1
      }
    }),
    { numRuns: 400 },
  )
  expect(proved).toBeGreaterThan(200)
})

test('findings name only rules that their field or section has, edited or not', () => {
  fc.assert(
    fc.property(formWithSections, formWithSections, (first, second) => {
      const prover = createProver(context)
      for (const schema of [first, second, first]) {
        const proof = prover.prove(schema)
        expect(proof).toEqual(prove(schema, context))
        for (const { fieldId, rules, conflict } of proof.findings) {
          const refs = [...conflict, ...rules.map((rule) => ({ fieldId: fieldId ?? '', rule }))]
          for (const ref of refs)
            expect(ref.rule).toBeLessThanOrEqual(ruleCount(schema, ref.fieldId))
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('a section that is never shown is one finding, with its fields as consequences', () => {
  const schema: FormSchema = {
    fields: [
      { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] },
      { id: 'seats', type: 'number', label: 'Seats', section: 'company' },
      { id: 'name', type: 'text', label: 'Name', section: 'company' },
    ],
    sections: [
      {
        id: 'company',
        title: 'Your company',
        conditional: {
          operator: 'AND',
          rules: [
            { id: '1', fieldId: 'plan', condition: 'equals', value: 'Pro' },
            { id: '2', fieldId: 'plan', condition: 'equals', value: 'Free' },
          ],
          groups: [],
        },
      },
    ],
    settings: {},
  }
  const { findings, sections } = prove(schema, context)
  expect(sections?.map(({ fieldId, shown }) => [fieldId, shown])).toEqual([['company', 'never']])
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({
    code: 'never_shown',
    fieldId: 'company',
    alsoFieldIds: ['seats', 'name'],
    conflict: [
      { fieldId: 'company', rule: 1 },
      { fieldId: 'company', rule: 2 },
    ],
  })
  expect(findings[0]?.message).toBe(
    'Your company, Seats and Name are never shown: Your company needs both “Plan is Pro” and “Plan is Free”, which cannot be true together, and the others depend on it.',
  )
})

/** Sections as last fields of the form, for the reference by definition. */
function withHeads(schema: FormSchema): FormSchema {
  const heads = (schema.sections ?? []).map(({ id, title = '', conditional }) => ({
    id,
    type: 'text',
    label: title,
    conditional,
  }))
  return { ...schema, fields: [...schema.fields, ...heads] }
}

function hasLoops(schema: FormSchema): boolean {
  const { component } = dependenciesOf(schema)
  return new Set(component).size < component.length
}

function ruleCount({ fields, sections = [] }: FormSchema, id: string): number {
  const logic: Conditional | undefined = [...fields, ...sections].find(
    (one) => one.id === id,
  )?.conditional
  const count = ({ rules, groups }: ReturnType<typeof asGroup>): number =>
    groups.reduce((sum, group) => sum + count(group), rules.length)
  return logic === undefined ? 0 : count(asGroup(logic))
}
