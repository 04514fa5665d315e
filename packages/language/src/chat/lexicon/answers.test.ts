import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'

const { fields } = aForm()
  .radio('bus', ['Yes, both ways', 'Only mornings', 'No'], { label: 'Do you need the bus?' })
  .radio('coach', ['Yes, please', 'No', 'Not sure'], { label: 'Do you want a coach?' })
  .radio('consent', ['Yes', 'No'], { label: 'I give permission' })
  .radio('study', ['I agree', 'I do not agree'], { label: 'Do you agree to take part?' })
  .text('stop', { label: 'Bus stop' })
const rule = (sentence: string) =>
  understandSentence(sentence, fields).map((one) =>
    one.kind === 'rule' ? one.description : one.kind,
  )

test.each([
  [
    'show stop if they need the bus',
    '“Do you need the bus?” is “Yes, both ways” or “Do you need the bus?” is “Only mornings”',
  ],
  ['show stop if they want a coach', '“Do you want a coach?” is “Yes, please”'],
  ['show stop once permission has been given', '“I give permission” is “Yes”'],
  [
    "nobody who hasn't agreed to take part should see the stop",
    '“Do you agree to take part?” is “I agree”',
  ],
])('"%s" is a yes', (sentence, condition) => {
  expect(rule(sentence)).toEqual([`“Bus stop” is shown when ${condition}.`])
})
