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

test('a pattern that is too large, and too many patterns, refuse the save with a label (decision 188)', () => {
  const messages = (validations: readonly string[]) =>
    checkForm(
      aForm(
        validations.map((pattern, at) => {
          return { id: `f${at}`, type: 'text', label: `Field ${at}`, validation: { pattern } }
        }),
      ),
      { patterns },
    ).map(({ message }) => message)
  const each = (count: number, pattern: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => pattern(at))
  const tooMany =
    'The form has too many patterns, or they are too complex together. Remove or simplify some'

  expect(messages(['^[\\s\\S]{1,1000}$'])).toEqual([])
  expect(messages(['^([a-z]{1,100}){1,100}$'])).toEqual([
    'Field 0: The pattern is too complex. Use fewer or shorter repeats, such as {1,50}',
  ])
  expect(messages(each(limits.patterns, (at) => `^${at}$`))).toEqual([])
  expect(messages(each(limits.patterns + 1, (at) => `^${at}$`))).toEqual([`Field 500: ${tooMany}`])
  expect(messages(each(limits.fields, () => '^\\d{5}$'))).toEqual([])
  expect(messages(each(3_000, (at) => `^([a-z]{1,50}){1,15}A${at}$`))).toEqual([
    `Field 15: ${tooMany}`,
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
