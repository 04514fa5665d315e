import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { askedAnswers } from './asked-answers.ts'

const form = aForm()
  .number('cost', { label: 'Cost' })
  .text('approval', { label: 'Approval', ...shownWhen('cost', 'greater_than', '500') })
  .text('note', { label: 'Note' })
const schema = {
  ...form,
  hiddenFields: [{ id: 'source', name: 'source', value: '' }],
}

const asked = (data: Readonly<Record<string, string>>, isFilledVersion = true) => {
  const { answers, groups } = askedAnswers(schema, { data }, isFilledVersion)
  return {
    answers: answers.map(({ label, text }) => [label, text]),
    notAsked: groups.flatMap(({ labels }) => labels),
  }
}

test('skipped questions are among the answers, and those not asked are apart', () => {
  expect(asked({ cost: '400', source: 'web' })).toEqual({
    answers: [
      ['Cost', '400'],
      ['Note', undefined],
      ['source', 'web'],
    ],
    notAsked: ['Approval'],
  })
  expect(asked({ cost: '800' })).toEqual({
    answers: [
      ['Cost', '800'],
      ['Approval', undefined],
      ['Note', undefined],
    ],
    notAsked: [],
  })
})

test('while another version stands in, empty questions are in neither list', () => {
  expect(asked({ cost: '400' }, false)).toEqual({ answers: [['Cost', '400']], notAsked: [] })
})
