import { expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'

const fields = [
  { id: 'pay', type: 'radio', label: 'How will you pay?', options: ['Cash', 'Card', 'Insurance'] },
  { id: 'policy', type: 'text', label: 'Policy number' },
  { id: 'plan', type: 'select', label: 'Plan', options: ['Free', 'Pro', 'Team'] },
  { id: 'vat', type: 'text', label: 'VAT ID' },
]
const said = (sentence: string) =>
  understandSentence(sentence, fields).map((one) =>
    one.kind === 'rule' ? one.description : one.kind,
  )

test.each([
  'show VAT ID for anything but Free',
  'VAT ID for all but Free',
  'show VAT ID if plan is anything but Free',
])('"%s" names an exception', (sentence) => {
  expect(said(sentence)).toEqual(['“VAT ID” is shown when “Plan” is not “Free”.'])
})

test.each([
  'VAT ID not for the little ones, Free and Pro',
  'VAT ID except for kids, Free and Pro',
  'VAT ID not for the little ones (Free and Pro)',
])('"%s" excepts the answers that explain who is meant', (sentence) => {
  expect(said(sentence)).toEqual([
    '“VAT ID” is shown when “Plan” is not “Free” and “Plan” is not “Pro”.',
  ])
})

test.each([
  'the policy no should be hidden unless they pay by insurance',
  'the policy no. must be hidden unless they pay by insurance',
])('the "no" of "%s" is a number, and denies nothing', (sentence) => {
  expect(said(sentence)).toEqual([
    '“Policy number” is shown when “How will you pay?” is “Insurance”.',
  ])
})

test.each([
  'show VAT ID if plan is Pro, except for people in it',
  'show VAT ID if plan is Pro unless it is them',
])('an exception that names nothing is not dropped: "%s"', (sentence) => {
  expect(said(sentence)).toEqual(['declined'])
})
