import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { runScenario } from '@ramiform/proving/scenarios/run-scenario'
import { expect, test } from 'vitest'
import { acceptInWords, failureInWords, resultInWords, titleInWords } from './scenario-words.ts'

const form = aForm()
  .radio('day', ['Morning', 'Full day'], { label: 'Day' })
  .text('lunch', { label: 'Lunch', ...shownWhen('day', 'equals', 'Full day') })
  .text('taxi', { label: 'Taxi', ...shownWhen('day', 'equals', 'Full day') })

test('the title counts scenarios and failures', () => {
  expect([
    titleInWords(12, 1),
    titleInWords(12, 0),
    titleInWords(1, 0),
    titleInWords(3, 2),
  ]).toEqual([
    '12 scenarios, 1 fails',
    '12 scenarios, all pass',
    '1 scenario, passes',
    '3 scenarios, 2 fail',
  ])
})

test('a result says what shows, or what differs', () => {
  const result = (visible: string[], day = 'Morning') =>
    runScenario(form, { answers: { day }, visible })
  expect(resultInWords(form, result(['day']))).toBe('1 show')
  expect(resultInWords(form, result(['day', 'lunch']))).toBe('Lunch is hidden')
  expect(resultInWords(form, result(['day', 'lunch', 'taxi']))).toBe('Lunch is hidden, 1 more')
  const [shown] = result(['day', 'taxi'], 'Full day').differences
  const [gone] = result(['day', 'ghost']).differences
  if (shown === undefined || gone === undefined) throw new Error('nothing differs')
  expect([failureInWords(form, shown), acceptInWords(shown)]).toEqual([
    'Lunch shows now',
    'Expect it shown from now on',
  ])
  expect(failureInWords(form, gone)).toBe('A question is not in the form any more')
})
