import { rulesOf } from '@ramiform/core/conditions/condition'
import { aForm, anyOf, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { readCopied } from './logic-clipboard.ts'
import { pasteLogic } from './paste-logic.ts'

const { conditional } = shownWhenAll(
  aRule('plan', 'equals', 'Pro'),
  anyOf(aRule('team', 'greater_than', '4'), aRule('site', 'is_not_empty')),
)
const copied = { conditional, labels: { plan: 'Plan', team: 'Team size', site: 'Site' } }
let ids = 0
const newId = () => {
  ids += 1
  return `new${ids}`
}
const sources = (logic: Parameters<typeof rulesOf>[0]) => rulesOf(logic).map((rule) => rule.fieldId)

test('within one form logic goes from field to field as it is', () => {
  const form = aForm().text('plan').text('team').text('site').text('target')
  const { conditional: pasted, notes } = pasteLogic(copied, form, 'target', newId)
  expect(sources(pasted)).toEqual(['plan', 'team', 'site'])
  expect(new Set(rulesOf(pasted).map(({ id }) => id)).size).toBe(3)
  expect(notes).toEqual([])
})

test('in another form fields are found by their labels, and those that are not there are named', () => {
  const form = aForm()
    .text('p2', { label: ' plan ' })
    .text('s1', { label: 'Site' })
    .text('s2', { label: 'Site' })
    .text('target')
  const { conditional: pasted, notes } = pasteLogic(copied, form, 'target', newId)
  expect(sources(pasted)).toEqual(['p2', '', ''])
  expect(notes).toEqual(['This form has no field "Team size" or "Site".'])
})

test('a rule that would wait for its own field is pointed out', () => {
  const form = aForm()
    .text('plan', shownWhen('target', 'is_not_empty'))
    .text('team')
    .text('site')
    .text('target')
  expect(pasteLogic(copied, form, 'target', newId).notes).toEqual([
    'One rule depends on this field itself.',
  ])
  expect(pasteLogic(copied, form, 'team', newId).notes).toEqual([
    'One rule depends on this field itself.',
  ])
})

test('what another tab left is taken only where it is logic', () => {
  expect(readCopied(JSON.parse(JSON.stringify(copied)))).toEqual(copied)
  const simple = { conditional: shownWhen('a', 'equals', 'x').conditional, labels: {} }
  expect(readCopied(simple)).toEqual(simple)
  for (const wrong of [
    null,
    7,
    {},
    { conditional: {}, labels: {} },
    { conditional: { operator: 'AND', rules: [{}], groups: [] }, labels: {} },
    { conditional: { operator: 'XOR', rules: [], groups: [] }, labels: {} },
    { conditional: { operator: 'AND', rules: [], groups: [7] }, labels: {} },
    { conditional: { dependsOn: 'a', condition: 'equals', value: 'x'.repeat(10_001) }, labels: {} },
  ]) {
    expect(readCopied(wrong)).toBeNull()
  }
})

test('the question whose answer is the value is found in the same way', () => {
  const compared = { dependsOn: 'plan', condition: 'equals', value: '', valueFrom: 'team' }
  const stored = readCopied({ conditional: compared, labels: { plan: 'Plan', team: 'Team' } })
  expect(stored?.conditional).toEqual(compared)
  const form = aForm().text('p2', { label: 'Plan' }).text('t2', { label: 'Team' }).text('target')
  const { conditional: pasted, notes } =
    stored === null ? { conditional: null, notes: [] } : pasteLogic(stored, form, 'target', newId)
  expect(pasted).toEqual({ ...compared, dependsOn: 'p2', valueFrom: 't2' })
  expect(notes).toEqual([])
})
