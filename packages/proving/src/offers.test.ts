import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { applyFix } from './apply-fix.ts'
import { compareMeaning } from './compare-meaning.ts'
import { fixesOf } from './fixes.ts'
import { listFindings } from './listed-finding.ts'
import { prove } from './prove.ts'
import { smallestChange } from './smallest-change.ts'

const context = { fieldTypes, patterns: null }
const meal: Field = { id: 'meal', type: 'radio', label: 'Meal', options: ['Lunch', 'Dinner'] }
const rule = (id: string, condition: string, value = '', fieldId = 'meal') => ({
  id,
  fieldId,
  condition,
  value,
})
const all = (...rules: ReturnType<typeof rule>[]) => ({
  operator: 'AND' as const,
  rules,
  groups: [],
})
const lunch = all(rule('a', 'equals', 'Lunch'))
const menu: Field = {
  id: 'menu',
  type: 'radio',
  label: 'Menu',
  options: ['Fish', 'Vegan menu'],
  optionsWhen: [{ option: 'Vegan menu', when: lunch }],
}
const form = (...fields: Field[]): FormSchema => ({ fields, settings: {} })
const only = (when: ReturnType<typeof all>): Field => ({
  ...menu,
  optionsWhen: [{ option: 'Vegan menu', when }],
})
const findingsOf = (schema: FormSchema) =>
  listFindings(schema, prove(schema, context).findings, context)
const why: Field = {
  id: 'why',
  type: 'text',
  label: 'Why',
  conditional: all(rule('w', 'equals', 'Vegan menu', 'menu')),
}

test('an option that is sometimes offered is no finding', () => {
  expect(findingsOf(form(meal, menu, why))).toEqual([])
})

test('an option that is never offered is a warning with its conflict, and its fix removes a rule', () => {
  const schema = form(meal, only(all(rule('a', 'equals', 'Lunch'), rule('b', 'equals', 'Dinner'))))
  const [finding, ...others] = findingsOf(schema)
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    code: 'never_offered',
    severity: 'warning',
    fieldId: 'menu option 2',
    conflict: [
      { fieldId: 'menu option 2', rule: 1 },
      { fieldId: 'menu option 2', rule: 2 },
    ],
    message:
      '“Vegan menu” of Menu is never offered: the option needs both “Meal is Lunch” and “Meal is Dinner”, which cannot be true together.',
  })
  const [fix] = finding ? fixesOf(schema, finding, context) : []
  expect(fix?.label).toBe('Remove rule 2')
  expect(fix && applyFix(schema, fix)?.fields[1]).toEqual(menu)
})

test('a condition that always holds is a warning, and its fix offers the option always', () => {
  const schema = form(
    meal,
    only({ ...all(rule('a', 'is_empty'), rule('b', 'is_not_empty')), operator: 'OR' } as never),
  )
  const [finding, ...others] = findingsOf(schema)
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    code: 'rule_always_holds',
    fieldId: 'menu option 2',
    message:
      '“Vegan menu” of Menu is always offered, because the option’s rules are true whatever visitors answer.',
  })
  const [fix] = finding ? fixesOf(schema, finding, context) : []
  const { optionsWhen: _, ...always } = menu
  expect(fix && applyFix(schema, fix)?.fields[1]).toEqual(always)
})

test('a question that needs an option which is not offered then is never shown', () => {
  const both: Field = {
    ...why,
    conditional: all(rule('a', 'equals', 'Vegan menu', 'menu'), rule('b', 'equals', 'Dinner')),
  }
  const [finding] = findingsOf(form(meal, menu, both))
  expect(finding).toMatchObject({ code: 'never_shown', fieldId: 'why' })
  expect(finding?.conflict).toContainEqual({ fieldId: 'menu option 2', rule: 1 })
})

test('a choice that can be without options is a warning with the answers that lead there', () => {
  const none: Field = { ...menu, options: ['Vegan menu'], required: true }
  const [finding, ...others] = findingsOf(form({ ...meal, required: true }, none))
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    code: 'nothing_offered',
    severity: 'warning',
    fieldId: 'menu',
    witness: {},
    mark: 'No options',
  })
  expect(findingsOf(form(meal, { ...none, other: 'Another' }))).toEqual([])
})

test('a loop is an error at the option alone', () => {
  const schema = form(meal, only(all(rule('a', 'is_empty', '', 'why'))), why)
  expect(findingsOf(schema).map(({ code, fieldId }) => [code, fieldId])).toContainEqual([
    'cycle',
    'menu option 2',
  ])
})

test('messages of all findings about options are short', () => {
  const findings = [
    form(meal, only(all(rule('a', 'equals', 'Lunch'), rule('b', 'equals', 'Dinner')))),
    form(meal, only(all(rule('a', 'equals', 'Brunch')))),
    form(meal, { ...menu, options: ['Vegan menu'] }),
  ].flatMap(findingsOf)
  expect(findings.length).toBeGreaterThan(2)
  for (const { message } of findings) {
    expect(message.split(' ').length).toBeLessThan(31)
    expect(message).not.toMatch(/menu option \d/)
  }
})

test('two versions say how the offer changed, and what it shows', () => {
  const { optionsWhen: _, ...always } = menu
  const [before, after] = [form(meal, always, why), form(meal, menu, why)]
  const changes = (one: FormSchema, other: FormSchema) =>
    compareMeaning(one, other, context).fields.map(({ label, change, otherChanges }) => [
      label,
      change,
      otherChanges,
    ])
  expect(changes(before, after)).toEqual([
    ['Meal', 'same', undefined],
    ['Menu', 'same', ['“Vegan menu” is now offered only when Meal is Lunch.']],
    ['Why', 'narrower', undefined],
  ])
  expect(changes(after, before)).toEqual([
    ['Meal', 'same', undefined],
    ['Menu', 'same', ['“Vegan menu” is now always offered.']],
    ['Why', 'wider', undefined],
  ])
  expect(changes(after, after).map(([label, change]) => `${label} ${change}`)).toEqual([
    'Meal same',
    'Menu same',
    'Why same',
  ])
})

test('the smallest change makes the option offered first', () => {
  expect(smallestChange(form(meal, menu, why), { meal: 'Dinner' }, 'why', context)).toEqual({
    changes: [
      { fieldId: 'meal', answer: 'Lunch' },
      { fieldId: 'menu', answer: 'Vegan menu' },
    ],
    alsoShown: [],
    alsoHidden: [],
  })
})
