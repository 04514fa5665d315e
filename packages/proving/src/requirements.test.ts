import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { applyFix } from './apply-fix.ts'
import { compareMeaning } from './compare-meaning.ts'
import { fixesOf } from './fixes.ts'
import { listFindings } from './listed-finding.ts'
import { prove } from './prove.ts'

const context = { fieldTypes, patterns: null }
const plan: Field = { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] }
const company: Field = { id: 'company', type: 'text', label: 'Company' }
const rule = (id: string, condition: string, value = '', fieldId = 'plan') => ({
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
const form = (members: Partial<Field>, ...others: Field[]): FormSchema => ({
  fields: [plan, { ...company, ...members }, ...others],
  settings: {},
})
const findingsOf = (schema: FormSchema) =>
  listFindings(schema, prove(schema, context).findings, context)

test('a requirement that decides something is no finding', () => {
  expect(findingsOf(form({ requiredWhen: all(rule('a', 'equals', 'Pro')) }))).toEqual([])
})

test('a requirement that never holds is a warning with its conflict, and its fix removes a rule', () => {
  const schema = form({
    requiredWhen: all(rule('a', 'equals', 'Pro'), rule('b', 'equals', 'Free')),
  })
  const [finding, ...others] = findingsOf(schema)
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    code: 'never_required',
    severity: 'warning',
    fieldId: 'company required',
    conflict: [
      { fieldId: 'company required', rule: 1 },
      { fieldId: 'company required', rule: 2 },
    ],
    message:
      'Company is never required: its rules need both “Plan is Pro” and “Plan is Free”, which cannot be true together.',
  })
  const [fix] = finding ? fixesOf(schema, finding, context) : []
  expect(fix?.label).toBe('Remove rule 2')
  expect(fix && applyFix(schema, fix)?.fields[1]?.requiredWhen).toEqual(
    all(rule('a', 'equals', 'Pro')),
  )
})

test('one that always holds is a warning, and its fix requires the answer', () => {
  const requiredWhen = {
    operator: 'OR' as const,
    rules: [rule('a', 'is_empty'), rule('b', 'is_not_empty')],
    groups: [],
  }
  const schema = form({ requiredWhen })
  const [finding, ...others] = findingsOf(schema)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ code: 'rule_always_holds', fieldId: 'company required' })
  expect(finding?.message).toBe(
    'Company is always required, because its rules are true whatever visitors answer.',
  )
  const [fix] = finding ? fixesOf(schema, finding, context) : []
  expect(fix?.label).toBe('Always require an answer')
  expect(fix && applyFix(schema, fix)?.fields[1]).toEqual({ ...company, required: true })
})

test('core findings name the requirement, also for a later source', () => {
  const gone = findingsOf(form({ requiredWhen: all(rule('a', 'equals', 'Gold')) }))
  expect(gone.map(({ code, message }) => [code, message])).toEqual([
    ['value_not_offered', expect.stringMatching(/^Company is never required: /)],
  ])
  const later: Field = { id: 'size', type: 'number', label: 'Size' }
  const early = findingsOf(
    form({ requiredWhen: all(rule('a', 'greater_than', '3', 'size')) }, later),
  )
  expect(early.map(({ code }) => code)).toEqual(['later_source'])
})

test('what shows only while an answer is missing is gone before sending where that is required', () => {
  const hint: Field = {
    id: 'hint',
    type: 'text',
    label: 'Hint',
    conditional: {
      operator: 'AND',
      rules: [rule('a', 'equals', 'Pro'), rule('b', 'is_empty', '', 'company')],
      groups: [],
    },
  }
  const schema = form({ requiredWhen: all(rule('c', 'equals', 'Pro')) }, hint)
  expect(prove(schema, context).fields.map(({ sendable }) => sendable)).toEqual([true, true, false])
  expect(findingsOf(schema).map(({ code, fieldId }) => [code, fieldId])).toEqual([
    ['gone_before_sending', 'hint'],
  ])
})

test('a field without possible answers blocks sending only where it is required', () => {
  const empty: Partial<Field> = { type: 'radio', options: [] }
  const schema = form({ ...empty, requiredWhen: all(rule('a', 'equals', 'Pro')) })
  const found = findingsOf(schema).find(({ code }) => code === 'cannot_be_sent')
  expect(found).toMatchObject({ fieldId: 'company', witness: { plan: 'Pro' } })
})

test('two versions say how a requirement changed', () => {
  const [before, after] = [form({}), form({ requiredWhen: all(rule('a', 'equals', 'Pro')) })]
  const changes = (one: FormSchema, other: FormSchema) =>
    compareMeaning(one, other, context).fields[1]?.otherChanges
  expect(changes(before, after)).toEqual(['It is now required when Plan is Pro.'])
  expect(changes(after, before)).toEqual(['It is no longer required.'])
  expect(changes(after, form({ required: true }))).toEqual(['It is now required.'])
  expect(changes(after, after)).toBeUndefined()
})
