import { expect, test } from 'vitest'
import { answerCounts } from './answer-counts.ts'

test('answers are counted by form and state', () => {
  const answer = (formId: string, state: 'received' | 'deleted' | 'held' | 'unfinished') => ({
    formId,
    formName: formId === 'a' ? 'Workshop' : 'Survey',
    state,
    id: '1',
    formVersion: 1,
    time: '2026-01-01T00:00:00.000Z',
    data: {},
  })
  expect(
    answerCounts([
      answer('a', 'received'),
      answer('b', 'held'),
      answer('a', 'deleted'),
      answer('a', 'received'),
    ]),
  ).toEqual([
    { formId: 'a', text: 'Workshop: 2, 1 in the bin' },
    { formId: 'b', text: 'Survey: 1 as suspected spam' },
  ])
  expect(answerCounts([])).toEqual([])
})
