import { expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import { aForm, shownWhen } from '../testing/a-form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { partialAnswers } from './partial-answers.ts'

const form = aForm()
  .radio('plan', ['Free', 'Pro'], { required: true })
  .text('company', { validation: { min: 3 }, ...shownWhen('plan', 'equals', 'Pro') })
const kept = (answers: Answers) =>
  partialAnswers(form, answers, { fieldTypes: fewFieldTypes, patterns: null }).data

test('visible answers are saved, valid or not; hidden, empty, unknown and payment answers are not', () => {
  expect(kept({ plan: 'Pro', company: 'A' })).toEqual({ plan: 'Pro', company: 'A' })
  expect(kept({ plan: 'Free', company: 'Acme' })).toEqual({ plan: 'Free' })
  expect(kept({ plan: '', company: 'Acme', other: 'x' })).toEqual({})
  expect(kept({ plan: 'Pro', company: { clientSecret: 'pi_1' } })).toEqual({ plan: 'Pro' })
})
