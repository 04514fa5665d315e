import { endingOf } from '@ramiform/core/conditions/endings'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Ending } from '@ramiform/core/ending'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listFindings } from './listed-finding.ts'
import { prove } from './prove.ts'
import { disagreements } from './testing/disagreements.ts'
import { everyState, stateContext } from './testing/every-state.ts'
import { randomForm } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null }

/** A random form whose text fields without logic come from the address. */
const formWithHidden: fc.Arbitrary<FormSchema> = randomForm.map((form) => {
  const isHidden = ({ type, conditional }: Field) => type === 'text' && conditional === undefined
  const hidden = form.fields.filter(isHidden)
  return {
    fields: form.fields.filter((field) => !isHidden(field)),
    hiddenFields: hidden.map(({ id }) => ({ id, name: `name_${id}` })),
    settings: form.settings,
  }
})

/** A random form whose last fields are endings. */
const formWithEndings: fc.Arbitrary<FormSchema> = formWithHidden.chain((form) =>
  fc.integer({ min: 1, max: 3 }).map((count) => {
    const moved = form.fields.slice(-count)
    const read = new Set(moved.map(({ id }) => id))
    const json = JSON.stringify(moved.map(({ conditional }) => conditional))
    // An ending has no answer, so nothing may read it.
    const endings: Ending[] = moved.map(({ id, conditional }) => ({
      id,
      ...(conditional && ![...read].some((one) => json.includes(`"${one}"`)) && { conditional }),
    }))
    const fields = form.fields
      .slice(0, -count)
      .map((field) =>
        [...read].some((one) => JSON.stringify(field.conditional ?? '').includes(`"${one}"`))
          ? { ...field, conditional: undefined }
          : field,
      )
    return { ...form, fields, endings }
  }),
)

test('rules read hidden fields as they read text fields, in every state', () => {
  let states = 0
  fc.assert(
    fc.property(formWithHidden, (schema) => {
      for (const { answers, visible } of everyState(withHiddenFields(schema), 500) ?? []) {
        states += 1
        const { isVisible } = createVisibility(schema, stateContext.fieldTypes, answers)
        expect(schema.fields.map(({ id }) => isVisible(id))).toEqual(
          visible.slice(0, schema.fields.length),
        )
      }
    }),
    { numRuns: 300 },
  )
  expect(states).toBeGreaterThan(500)
})

test('brute force agrees with the prover on forms with hidden fields', () => {
  fc.assert(
    fc.property(formWithHidden, (schema) => {
      const whole = withHiddenFields(schema)
      expect(disagreements(whole, 4_000) ?? []).toEqual([])
      for (const { fieldId, shown } of prove(schema, context).fields) {
        expect(schema.fields.map(({ id }) => id)).toContain(fieldId)
        expect(['always', 'sometimes', 'never', 'undecided']).toContain(shown)
      }
    }),
    { numRuns: 300 },
  )
})

test('an ending is never shown exactly when no state leads to it', () => {
  let never = 0
  let shown = 0
  let named = 0
  fc.assert(
    fc.property(formWithEndings, (schema) => {
      const { endings = [] } = schema
      const states = everyState(withHeads(schema), 2_000)
      if (states === null) return
      const reached = new Set(
        states.map(({ answers }) => endingOf(schema, answers, stateContext.fieldTypes)?.id),
      )
      // By definition: the first ending whose own rules hold.
      const first = states.map(({ visible }) =>
        endings.findIndex((_, at) => visible[visible.length - endings.length + at]),
      )
      expect(reached).toEqual(new Set(first.map((at) => endings[at]?.id)))
      const found = prove(schema, context)
        .findings.filter(({ code }) => code === 'never_shown')
        .flatMap(({ fieldId, alsoFieldIds = [] }) => [fieldId, ...alsoFieldIds])
      for (const { id } of endings) {
        if (reached.has(id)) shown += 1
        else never += 1
        if (!found.includes(id)) continue
        named += 1
        expect(reached.has(id)).toBe(false)
      }
    }),
    { numRuns: 300 },
  )
  expect(shown).toBeGreaterThan(50)
  expect(never).toBeGreaterThan(10)
  expect(named).toBeGreaterThan(5)
})

test('an ending behind one that is always shown is a finding, and order is no needless rule', () => {
  const rule = (value: string) => ({ dependsOn: 'plan', condition: 'equals', value })
  const schema: FormSchema = {
    fields: [
      { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'], required: true },
    ],
    endings: [
      { id: 'free', title: 'Free', conditional: rule('Free') },
      { id: 'pro', title: 'Pro', conditional: rule('Pro') },
    ],
    settings: {},
  }
  expect(prove(schema, context).findings).toEqual([])
  const blocked = { ...schema, endings: [{ id: 'all', title: 'All' }, ...(schema.endings ?? [])] }
  const { findings } = prove(blocked, context)
  expect(findings.map(({ code, fieldId }) => [code, fieldId])).toEqual([
    ['never_shown', 'free'],
    ['never_shown', 'pro'],
  ])
  expect(findings[0]?.message).toBe(
    '“Ending: Free” is never shown, because “Ending: All” comes before it and is always shown.',
  )
})

test('an ending that lost its last rule is listed as core words it', () => {
  const schema: FormSchema = {
    fields: [{ id: 'plan', type: 'text', label: 'Plan' }],
    endings: [{ id: 'all', title: 'T', conditional: { operator: 'AND', rules: [], groups: [] } }],
    settings: {},
  }
  const [found, ...others] = listFindings(schema, prove(schema, context).findings, context)
  expect(others).toEqual([])
  expect(found).toMatchObject({
    ...{ code: 'ending_for_all', severity: 'warning', fieldId: 'all' },
    fact: [{ text: '“Ending: T”' }, { text: ' has no rule.' }],
    why: [{ text: 'Every visitor sees it instead of the success message.' }],
  })
})

/** Endings as last fields of the form with their own rules only, for the reference by definition. */
function withHeads(given: FormSchema): FormSchema {
  const schema = withHiddenFields(given)
  const heads = (given.endings ?? []).map(
    ({ id, conditional }): Field => ({
      id,
      type: 'text',
      label: id,
      ...(conditional && { conditional }),
    }),
  )
  return { fields: [...schema.fields, ...heads], settings: schema.settings }
}
