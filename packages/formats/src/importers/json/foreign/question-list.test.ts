import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { json } from '../json.ts'

test('the steps of a scale become its options', () => {
  const questions = [
    { question: 'How full is it?', type: 'scale', min: 0, max: 100, step: 25 },
    { question: 'How good is it?', type: 'scale', min: 1, max: 3 },
  ]
  const result = json.read(JSON.stringify(questions), countedIds())
  if ('problem' in result) throw new Error(result.problem.code)
  expect(result.fields.map(({ options }) => options)).toEqual([
    ['0', '25', '50', '75', '100'],
    ['1', '2', '3'],
  ])
})
