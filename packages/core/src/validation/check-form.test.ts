import { expect, test } from 'vitest'
import type { Group } from '../conditions/condition.ts'
import { limits } from '../limits.ts'
import { aForm, allOf, aRule } from '../testing/a-form.ts'
import { checkForm } from './check-form.ts'

const patterns = {
  matches: () => true,
  refusal: (pattern: string) => (pattern === '(' ? 'The pattern ends too soon' : null),
}

test('a pattern that cannot run refuses the save, with the label of its field (decision 14)', () => {
  const form = aForm()
    .text('good', { validation: { pattern: '^x$' } })
    .text('bad', { label: 'Post code', validation: { pattern: '(' } })
  expect(checkForm(form, { patterns })).toEqual([
    { fieldId: 'bad', code: 'pattern', message: 'Post code: The pattern ends too soon' },
  ])
})

test('sizes are accepted up to the limit and refused above it (decision 36)', () => {
  const nested = (depth: number): Group => (depth === 1 ? allOf() : allOf(nested(depth - 1)))
  const rules = (count: number) =>
    allOf(...Array.from({ length: count }, () => aRule('a', 'is_empty')))
  const codes = (conditional: Group) =>
    checkForm(aForm().text('it', { conditional }), { patterns }).map(({ message }) => message)
  expect(codes(nested(limits.groupDepth))).toEqual([])
  expect(codes(nested(limits.groupDepth + 1))).toEqual([
    'it: groups may be nested 10 levels deep, not more',
  ])
  expect(codes(nested(5_000))).toHaveLength(1)
  expect(codes(rules(limits.rulesPerField))).toEqual([])
  expect(codes(rules(limits.rulesPerField + 1))).toEqual([
    'it: a field may have 500 rules, not 501',
  ])

  const options = Array.from({ length: limits.options + 1 }, String)
  expect(checkForm(aForm().radio('it', options.slice(1)), { patterns })).toEqual([])
  expect(checkForm(aForm().radio('it', options), { patterns })[0]?.message).toBe(
    'it: a field may have 5,000 options, not 5,001',
  )
  const fields = Array.from({ length: limits.fields + 1 }, (_, index) => {
    return { id: `f${index}`, type: 'text', label: '' }
  })
  expect(checkForm(aForm(fields.slice(1)), { patterns })).toEqual([])
  expect(checkForm(aForm(fields), { patterns })).toEqual([
    { code: 'too_many_fields', message: 'A form may have 10,000 fields, not 10,001' },
  ])
})
