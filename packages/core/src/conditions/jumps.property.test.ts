import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import type { Group, Rule } from './condition.ts'
import { asSimple } from './conditional-rules.ts'
import { jumpsAfter, setJump, unskippable } from './jumps.ts'
import { operatorNames } from './operators.ts'
import { createVisibility } from './visibility.ts'

const options = ['x', 'y', 'z']
const ids = ['before', 'source', 'a', 'b', 'c', 'd']
const option = fc.constantFrom(...options)
const rule: fc.Arbitrary<Rule> = fc.record(
  {
    id: fc.constant(''),
    fieldId: fc.oneof(fc.constant('source'), fc.constantFrom(...ids, 'gone')),
    condition: fc.constantFrom(...operatorNames),
    value: option,
    valueFrom: fc.constantFrom(...ids),
  },
  { requiredKeys: ['id', 'fieldId', 'condition', 'value'] },
)
const group = (depth: number): fc.Arbitrary<Group> =>
  fc.record({
    id: fc.constant('g'),
    operator: fc.constantFrom('AND', 'OR'),
    rules: fc.array(rule, { maxLength: 2 }),
    groups: depth === 0 ? fc.constant([]) : fc.array(group(depth - 1), { maxLength: 2 }),
  })
const logic = fc.oneof(fc.constant(undefined), rule.map(asSimple), group(1))
const form: fc.Arbitrary<FormSchema> = fc
  .record({
    logics: fc.array(logic, { minLength: ids.length, maxLength: ids.length }),
    section: logic,
    inSection: fc.subarray(['a', 'b', 'c', 'd']),
  })
  .map(({ logics, section, inSection }) => ({
    fields: ids.map(
      (id, at): Field => ({
        id,
        type: 'text',
        label: id,
        options,
        conditional: logics[at],
        ...(inSection.includes(id) && { section: 's' }),
      }),
    ),
    sections: [{ id: 's', ...(section && { conditional: section }) }],
    settings: {},
  }))
const answers: fc.Arbitrary<Answers> = fc.dictionary(fc.constantFrom(...ids), option)

function visibleIn(schema: FormSchema, given: Answers): readonly string[] {
  return createVisibility(schema, fewFieldTypes, given).visible()
}

test('the skipped questions of a jump are hidden whenever its answer is given', () => {
  fc.assert(
    fc.property(form, answers, option, (schema, others, given) => {
      const all = { ...others, source: given }
      const visible = visibleIn(schema, all)
      fc.pre(visible.includes('source'))
      const jump = jumpsAfter(schema, 'source', options, fewFieldTypes).find(
        ({ answer }) => answer === given,
      )
      expect(jump?.skipped.filter((id) => visible.includes(id)) ?? []).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('a jump hides exactly the questions between, and only for its answer', () => {
  const target = fc.constantFrom('a', 'b', 'c', 'd', undefined)
  fc.assert(
    fc.property(form, answers, option, target, (before, given, answer, to) => {
      const end = to === undefined ? ids.length : ids.indexOf(to)
      const between = ids.slice(2, end)
      fc.pre(!between.some((id) => unskippable(before, 'source').has(id)))
      // Rules that are written like those of a jump are part of it.
      fc.pre(jumpsAfter(before, 'source', [answer], fewFieldTypes).length === 0)
      let made = 0
      const changes = setJump(before, 'source', { answer, to }, fewFieldTypes, () => `n${++made}`)
      const after = {
        ...before,
        fields: before.fields.map((field) =>
          changes?.has(field.id) ? { ...field, conditional: changes.get(field.id) } : field,
        ),
      }
      const [was, is] = [visibleIn(before, given), visibleIn(after, given)]
      const isTaken = is.includes('source') && given.source === answer
      if (isTaken) expect(is.filter((id) => between.includes(id))).toEqual([])
      else expect(is).toEqual(was)
    }),
    { numRuns: 2_000 },
  )
})
