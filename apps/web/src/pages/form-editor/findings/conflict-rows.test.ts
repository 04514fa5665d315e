import { inWords } from '@ramiform/core/findings/finding'
import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { prove } from '@ramiform/proving/prove'
import { expect, test } from 'vitest'
import { type ConflictRow, conflictRows } from './conflict-rows.ts'

const told = ({ caption, phrases, excludes, via }: ConflictRow): unknown => [
  `${caption}: ${inWords(phrases)}${excludes ? ' !' : ''}`,
  ...via.map(told),
]

test('a rule that holds through another question hangs below', () => {
  const form = aForm()
    .radio('part', ['In person', 'Online'], { label: 'How' })
    .radio('day', ['Morning', 'Full day'], {
      label: 'Day',
      ...shownWhen('part', 'equals', 'In person'),
    })
    .text('dinner', {
      label: 'Dinner',
      ...shownWhenAll(
        aRule('part', 'equals', 'Online', 'a'),
        aRule('day', 'equals', 'Full day', 'b'),
      ),
    })
  const [finding] = prove(form, { fieldTypes, patterns: null }).findings
  const rows = conflictRows(finding?.conflict ?? [], form, finding?.fieldId)
  expect(rows.map(told)).toEqual([
    ['Rule 1: How is Online !'],
    ['Rule 2: Day is Full day', ['Day, rule 1: How is In person !']],
  ])
})

test('rules of several questions without a common one stand side by side', () => {
  const form = aForm()
    .text('a', { label: 'A', ...shownWhen('b', 'equals', 'x') })
    .text('b', { label: 'B', ...shownWhen('a', 'equals', 'x') })
  const loop = [
    { fieldId: 'a', rule: 1 },
    { fieldId: 'b', rule: 1 },
  ]
  expect(conflictRows(loop, form, 'a').map(told)).toEqual([
    ['Rule 1: B is x', ['B, rule 1: A is x']],
  ])
  expect(conflictRows([{ fieldId: 'gone', rule: 1 }], form, 'a')).toEqual([])
})
