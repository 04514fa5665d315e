import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { understandInConversation } from './conversation.ts'
import { understandSentence } from './understand-sentence.ts'

const { fields } = aForm()
  .radio('shoot', ['Product', 'Headshots'], { label: 'Kind of shoot' })
  .text('website', { label: 'Website' })

test.each([
  ['hide Website', ['hide Website']],
  ['Website telephone for Headshots', ['telephone for Headshots', 'telephone']],
])('the decline of "%s" quotes no exact name', (sentence, words) => {
  const [reply] = understandSentence(sentence, fields)
  const reason = reply?.kind === 'declined' ? reply.reason : ''
  const quoted = [...reason.matchAll(/“([^”]+)”/g)].map(([, one]) => one)
  expect(quoted.length).toBeGreaterThan(0)
  expect(words).toEqual(expect.arrayContaining(quoted))
})

test('every field answers "Which field do you mean?", not only the first ones that are offered', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    id: `extra_${at}`,
    type: 'text',
    label: `Extra ${at}`,
  }))
  const form = [...fields, ...many]
  const before = understandInConversation('show this field for Headshots', form)
  expect(before).toMatchObject([{ kind: 'question' }])
  expect(understandInConversation('Extra 27', form, { before })).toMatchObject([
    { kind: 'rule', description: '“Extra 27” is shown when “Kind of shoot” is “Headshots”.' },
  ])
})

test('the decline of what a rule cannot check quotes the words that ask for it', () => {
  const form = aForm()
    .checkbox('health', ['Asthma', 'Diabetes', 'Pregnancy'], { label: 'Health conditions' })
    .radio('alcohol', ['Yes', 'No'], { label: 'Do you drink alcohol?' })
  const sentence = 'Show the alcohol question only to people who are not pregnant'
  const [reply] = understandSentence(sentence, form.fields)
  expect(reply).toMatchObject({
    kind: 'declined',
    reason: expect.stringContaining(`“${sentence}”`),
  })
})
