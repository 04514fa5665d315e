import { expect, test } from 'vitest'
import { conditionWords, namedAnswer } from './named-condition.ts'

const yesNo = ['Yes', 'No']
const pets = { label: 'Do you have any pets?', options: yesNo }
const status = { label: 'Employment status', options: ['Employed', 'Self-employed', 'Not working'] }
const open = { label: 'City', options: [] }

test.each([
  ['If you have pets, what kind?', 'you have pets'],
  ['(If you have pets) What kind?', 'you have pets'],
  ['Kind of pets (only if you have pets)', 'you have pets'],
  ['Kind of pets – only if you have pets', 'you have pets'],
  ['Wenn Sie Haustiere haben, welche?', 'Sie Haustiere haben'],
  ['Raum (falls in der Wohnung):', 'in der Wohnung'],
  ['Si es alquilada, ¿quién?', 'es alquilada'],
  ['Se affittata, da chi?', 'affittata'],
  ['Als gehuurd, van wie?', 'gehuurd'],
])('%s has the condition %s', (label, words) => {
  expect(conditionWords(label)).toBe(words)
})

test.each(['What would you do if you have pets?', 'If in doubt ask', 'Name', 'Size (in cm)'])(
  '%s has no condition',
  (label) => {
    expect(conditionWords(label)).toBeNull()
  },
)

test.each([
  ['If you have pets, what kind and how many?', [pets, open], 0, 'Yes'],
  ['If you have no pets, would you like one?', [pets], 0, 'No'],
  ['If you do not have pets, why?', [pets], 0, 'No'],
  ['Employer (if employed)', [status], 0, 'Employed'],
  ['Trade (if self-employed)', [status], 0, 'Self-employed'],
  ['Last job (if not working)', [status], 0, 'Not working'],
  [
    'If you are going to a new job, what is better there?',
    [{ label: 'Reason for leaving', options: ['New job elsewhere', 'Study', 'Other'] }],
    0,
    'New job elsewhere',
  ],
  [
    'If nappies, which size?',
    [{ label: 'Requirements', options: ['Halal', 'Baby food / nappies'] }],
    0,
    'Baby food / nappies',
  ],
  [
    'Falls Sie Haustiere haben, welche?',
    [{ label: 'Haben Sie Haustiere?', options: ['ja', 'nein', 'weiß nicht'] }],
    0,
    'ja',
  ],
  [
    'Wenn die Wohnung gemietet ist, Name des Vermieters',
    [{ label: 'Die Wohnung ist', options: ['Eigentum', 'gemietet'] }],
    0,
    'gemietet',
  ],
  [
    'Si es alquilada, ¿permite animales?',
    [{ label: 'La vivienda es', options: ['propia', 'alquilada'] }],
    0,
    'alquilada',
  ],
  ['Si vous fumez, combien ?', [{ label: 'Fumez-vous ?', options: ['oui', 'non'] }], 0, 'oui'],
  // The same question for a second person: the nearest
  ['Employer (if employed)', [status, open, status], 2, 'Employed'],
  // A question under the same condition is not what is meant.
  [
    'If you have pets, how many?',
    [pets, { label: 'If you have pets, are they quiet?', options: yesNo }],
    0,
    'Yes',
  ],
  [
    'Tax number (only for companies)',
    [{ label: 'You are a', options: ['Person', 'Company'] }],
    0,
    'Company',
  ],
  ['If employed: since when?', [status], 0, 'Employed'],
])('%s', (label, questions, at, option) => {
  expect(namedAnswer(label, questions, (one) => one)).toEqual({ at, option })
})

test.each([
  ['the answer that is meant is no option', 'Employer (if retired)', [status]],
  ['another verb', 'If you have pets, which?', [{ label: 'Allergic to pets?', options: yesNo }]],
  [
    'other words between',
    'If you have pets, which?',
    [{ label: 'Do you have allergies to pets?', options: yesNo }],
  ],
  ['a condition that says more', 'If you have pets under two, which?', [pets]],
  [
    'two options',
    'If you play a sport, which?',
    [{ label: 'Hobbies', options: ['Team sport', 'Water sport'] }],
  ],
  [
    'two questions',
    'If you have pets, which?',
    [pets, { label: 'Who lives with you?', options: ['Children', 'Pets'] }],
  ],
  [
    'only a part of its words',
    'If you have a new phone, which?',
    [{ label: 'Reason', options: ['New job', 'Study'] }],
  ],
  ['too far above', 'If you have pets, which?', [pets, open, open, open, open, open, open]],
  ['no words but verbs', 'If you have to, why?', [pets]],
  ['the opposite', 'Employer (if working)', [{ ...status, options: ['Not working', 'Retired'] }]],
])('nothing is guessed: %s', (_, label, questions) => {
  expect(namedAnswer(label, questions, (one) => one)).toBeNull()
})
