import { expect, test } from 'vitest'
import { understandInConversation } from './conversation.ts'
import { fields } from './testing/readings.ts'
import type { Understanding } from './understanding.ts'

/** Says sentences one after the other and returns the last reply in words. */
function say(...sentences: readonly string[]) {
  let before: readonly Understanding[] = []
  for (const sentence of sentences) before = understandInConversation(sentence, fields, { before })
  const [first] = before
  return first?.kind === 'rule'
    ? first.description
    : first?.kind === 'question'
      ? first.question
      : first?.reason
}

test('an answer to a question of the chat chooses it', () => {
  expect(say('show company name depending on account type', 'Business')).toBe(
    '“Company name” is shown when “Account type” is “Business”.',
  )
  expect(say('show this field when account type is Business', 'company name')).toBe(
    '“Company name” is shown when “Account type” is “Business”.',
  )
})

test('the rule before can be turned round, repeated and extended', () => {
  const first = 'show company name if account type is Business'
  expect(say(first, 'the other way round')).toBe(
    '“Company name” is shown when “Account type” is not “Business”.',
  )
  expect(say(first, 'same for email address')).toBe(
    '“Email address” is shown when “Account type” is “Business”.',
  )
  expect(say(first, 'actually only if age is over 18 too')).toBe(
    '“Company name” is shown when “Account type” is “Business” and “Age” is greater than “18”.',
  )
})

test('the rule before can be limited to people, and turned round after a pause', () => {
  const first = 'show company name if account type is Business'
  expect(say(first, 'actually only for people over 18')).toBe(
    '“Company name” is shown when “Account type” is “Business” and “Age” is greater than “18”.',
  )
  expect(say(first, 'no wait, the other way round')).toBe(
    '“Company name” is shown when “Account type” is not “Business”.',
  )
})

test('a new rule is not an answer to the rule before', () => {
  expect(
    say('show company name if account type is Business', 'show email address if age is over 18'),
  ).toBe('“Email address” is shown when “Age” is greater than “18”.')
})

test('a sentence without a target asks for the field', () => {
  expect(say('only show when account type is Business')).toBe('Which field do you mean?')
})

test('a decline names the words that were not understood, and names of the form are no requests', () => {
  expect(say('hide company name for smokers')).toContain('“smokers”')
  const slack = [...fields, { id: 'slack', type: 'text', label: 'Slack handle' }]
  const [reply] = understandInConversation('show slack handle', slack)
  expect(reply).toMatchObject({ kind: 'declined' })
  expect(reply?.kind === 'declined' && reply.reason).not.toContain('send')
})

test('a rule that leaves out a word for people is a question', () => {
  expect(say('show company name for women over 18')).toContain('I did not use “women”.')
})

test('"yes" means the answer that begins with it', () => {
  const options = ['Yes', 'No']
  const party = [
    { id: 'bus', type: 'radio', label: 'Do you need the shuttle bus?', options },
    {
      id: 'attend',
      type: 'radio',
      label: 'Will you attend?',
      options: ['Yes, with joy', 'Sadly no'],
    },
    { id: 'stop', type: 'text', label: 'Pick-up stop' },
  ]
  const [reply] = understandInConversation('show stop if bus yes and attend yes', party)
  expect(reply).toMatchObject({
    description:
      '“Pick-up stop” is shown when “Do you need the shuttle bus?” is “Yes” and “Will you attend?” is “Yes, with joy”.',
  })
})

test('a typo of one letter in a name is read, and the reply says so', () => {
  const [rule] = understandInConversation('show company name if acount type is Busines', fields)
  expect(rule).toMatchObject({ kind: 'rule', fieldId: 'company' })
  expect(rule?.kind === 'rule' && rule.assumed.join(' ')).toContain('Busines')
})

test('a change is no surer than the rule that it changes', () => {
  const [first] = understandInConversation('company name just for business', fields)
  expect(first).toMatchObject({ kind: 'rule' })
  expect(first?.confidence).toBeLessThan(0.8)
  const before = first === undefined ? [] : [first]
  const [changed] = understandInConversation('only if age is over 18 too', fields, { before })
  expect(changed).toMatchObject({ kind: 'rule' })
  expect(changed?.confidence).toBe(first?.confidence)
})
