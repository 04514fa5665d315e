import type { Answers } from '@ramiform/core/answers'
import { inWords } from '@ramiform/core/findings/finding'
import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { smallestChange } from '@ramiform/proving/smallest-change'
import { expect, test } from 'vitest'
import { changedWords, changeWords } from './change-words.ts'

const form = aForm()
  .radio('part', ['In person', 'Online'], { label: 'How' })
  .number('size', { label: 'Team size', ...shownWhen('part', 'equals', 'In person') })
  .text('zone', { label: 'Time zone', ...shownWhen('part', 'equals', 'Online') })
  .text('phone', {
    label: 'Phone',
    ...shownWhenAll(
      aRule('part', 'equals', 'In person', 'a'),
      aRule('size', 'greater_than', '5', 'b'),
    ),
  })
  .text('none', { label: 'Why not', ...shownWhen('part', 'is_empty') })

function told(fieldId: string, answers: Answers) {
  const change = smallestChange(form, answers, fieldId, { fieldTypes, patterns: null })
  if (change === null) throw new Error('nothing shows it')
  return [inWords(changeWords(change, answers, form)), inWords(changedWords(change, answers, form))]
}

test('says what to choose, enter, change or clear, and what then hides', () => {
  expect(told('zone', {})).toEqual([
    'Choose Online for How. 1 other then hides.',
    ' How changed to Online.',
  ])
  expect(told('phone', { part: 'In person' })).toEqual([
    'Enter 6 for Team size.',
    ' Team size changed to 6.',
  ])
  expect(told('phone', { part: 'In person', size: '3' })).toEqual([
    'Change Team size to 6.',
    ' Team size changed from 3 to 6.',
  ])
  expect(told('none', { part: 'Online' })).toEqual([
    'Clear How. 1 other then hides.',
    ' How cleared.',
  ])
  expect(told('phone', { part: 'Online' })[0]).toBe(
    'Change How to In person and enter 6 for Team size. 1 other then hides.',
  )
})

test('a label with a question mark has quotes, so that no stop follows its mark', () => {
  const asked = aForm()
    .radio('diet', ['Nuts', 'Fish'], { label: 'What can you not eat?' })
    .text('why', { label: 'Why', ...shownWhen('diet', 'is_empty') })
  const answers = { diet: 'Nuts' }
  const change = smallestChange(asked, answers, 'why', { fieldTypes, patterns: null })
  if (change === null) throw new Error('nothing shows it')
  expect(inWords(changeWords(change, answers, asked))).toBe('Clear “What can you not eat?”.')
})
