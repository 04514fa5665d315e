import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandSentence } from './understand-sentence.ts'

const { fields } = aForm()
  .radio('plan', ['Free', 'Pro', 'Team'], { label: 'Plan' })
  .text('company', { label: 'Company name' })
  .text('vat', { label: 'VAT number' })
  .text('repo', { label: 'Repository' })
  .email('mail', { label: 'Email address' })
  .email('work', { label: 'Work email' })
  .number('stay', { label: 'Length of stay in months' })
  .number('alone', { label: 'Hours alone per day' })
  .checkbox('allergies', ['Nuts', 'Dairy', 'None'], { label: 'Allergies' })
  .field('textarea', 'notes', { label: 'Allergy notes' })
  .field('select', 'size', { label: 'Company size', options: ['1-10', '11-50', '51+'] })
  .radio('home', ['House', 'Flat', 'Farm'], { label: 'Type of home' })
  .radio('terms', ['Yes', 'No'], { label: 'Do you accept the terms?' })

/** The replies in words: rules as sentences, and what is asked or declined. */
function replies(sentence: string, form = fields): readonly string[] {
  return understandSentence(sentence, form).map((one) =>
    one.kind === 'rule' ? one.description : one.kind === 'question' ? one.question : one.reason,
  )
}

test.each([
  'skip to VAT number if plan is Free',
  'if plan is Free skip to VAT number',
  'skip ahead to VAT number when plan is Free',
])('"%s" hides nothing', (sentence) => {
  expect(replies(sentence)).toEqual([expect.stringMatching(/^A rule cannot jump .*“skip /)])
})

test.each([
  'show company name when Pro is selected and VAT number when Team is selected',
  'show company name if plan is Pro, VAT number if it is Team',
  'if Pro show company name and if Team show VAT number',
])('"%s" gives both rules', (sentence) => {
  expect(replies(sentence)).toEqual([
    '“Company name” is shown when “Plan” is “Pro”.',
    '“VAT number” is shown when “Plan” is “Team”.',
  ])
})

const others =
  '“Allergy notes” is shown when “Allergies” contains “Nuts” or “Allergies” contains “Dairy”.'

test.each([
  'show allergy notes if they have allergies',
  'show allergy notes if any allergy is selected',
  'show allergy notes when allergies are ticked',
  'hide allergy notes if they do not have allergies',
  'hide allergy notes if they have no allergies',
  'show allergy notes for people with allergies',
])('"%s" means any option but None', (sentence) => {
  expect(replies(sentence)).toEqual([others])
})

test('an option such as "No other pets" means none', () => {
  const pets = aForm()
    .checkbox('pets', ['Dog', 'Cat', 'No other pets'], { label: 'Other pets' })
    .text('vet', { label: 'Name of your vet' }).fields
  expect(replies("ask for the vet's name if they have other pets", pets)).toEqual([
    '“Name of your vet” is shown when “Other pets” contains “Dog” or “Other pets” contains “Cat”.',
  ])
})

test.each([
  ['Ja', 'Nein'],
  ['Oui', 'Non'],
  ['Sí', 'No'],
  ['Sì', 'No'],
  ['Sim', 'Não'],
  ['Ja', 'Nee'],
  ['はい', 'いいえ'],
  ['نعم', 'لا'],
  ['כן', 'לא'],
])('yes and no mean %s and %s', (yes, no) => {
  const form = aForm()
    .radio('dog', [yes, no], { label: 'Dog' })
    .text('name', { label: 'Name' }).fields
  expect(replies('show Name if Dog is yes', form)).toEqual([
    `“Name” is shown when “Dog” is “${yes}”.`,
  ])
  expect(replies('show Name if Dog is no', form)).toEqual([
    `“Name” is shown when “Dog” is “${no}”.`,
  ])
})

const aYear =
  '“VAT number” is shown when “Length of stay in months” is greater than “12” or “Length of stay in months” is “12”.'

test.each([
  ['show VAT number if stay is 1+ year', aYear],
  ['show VAT number if stay is a year or longer', aYear],
  [
    'show VAT number if stay is longer than half a year',
    '“VAT number” is shown when “Length of stay in months” is greater than “6”.',
  ],
  [
    'show VAT number if they stay longer than half a year',
    '“VAT number” is shown when “Length of stay in months” is greater than “6”.',
  ],
  [
    'show VAT number if the animal is alone for longer than 6 hours a day',
    '“VAT number” is shown when “Hours alone per day” is greater than “6”.',
  ],
])('"%s" reads the unit', (sentence, rule) => {
  expect(replies(sentence)).toEqual([rule])
})

test('"B too but only if" leaves open whether the condition of A counts, so it asks', () => {
  expect(
    replies('show repo if plan is Pro, and show VAT number too but only if home is Flat'),
  ).toEqual([expect.stringMatching(/^Is this what/), expect.stringMatching(/^Is this what/)])
})

test.each([
  ['show the email if plan is Pro', 'Which field do you mean by “email”?'],
  ['show company name if the email is filled in', 'Which field do you mean by “email”?'],
])('"%s" fits two fields, so it asks', (sentence, question) => {
  expect(replies(sentence)).toEqual([question])
})

describe('words around names', () => {
  test.each([
    ['show repo for Pro customers', '“Repository” is shown when “Plan” is “Pro”.'],
    [
      'regardless of the plan, show repo if home is Flat',
      '“Repository” is shown when “Type of home” is “Flat”.',
    ],
    [
      'plan=Pro || plan=Team -> show repo',
      '“Repository” is shown when “Plan” is “Pro” or “Plan” is “Team”.',
    ],
    [
      'show repo to those living in a house or on a farm',
      '“Repository” is shown when “Type of home” is “House” or “Type of home” is “Farm”.',
    ],
    ['show repo solely where home is Flat', '“Repository” is shown when “Type of home” is “Flat”.'],
    ['we never ask Free people about the repo', '“Repository” is shown when “Plan” is not “Free”.'],
    [
      'repo only for companies with more than 50 people',
      '“Repository” is shown when “Company size” is “51+”.',
    ],
    [
      "it'd be great if the repo only came up when home is Flat",
      '“Repository” is shown when “Type of home” is “Flat”.',
    ],
    [
      "if home is Flat we'd like to know the company name",
      '“Company name” is shown when “Type of home” is “Flat”.',
    ],
    [
      'show the allergies text box if plan is Pro',
      '“Allergy notes” is shown when “Plan” is “Pro”.',
    ],
  ])('"%s"', (sentence, rule) => {
    expect(replies(sentence)).toEqual([rule])
  })

  test('a subject that is no field is named as not used', () => {
    const [rule] = understandSentence('show repo if the animal is alone for over 6 hours', fields)
    expect(rule).toMatchObject({ kind: 'rule', assumed: ['“the animal” was not used.'] })
    expect(rule?.confidence).toBeLessThan(0.8)
  })
})

describe('other ways to say it', () => {
  const club = aForm()
    .radio('type', ['Individual', 'Charity', 'Company'], { label: 'Type of applicant' })
    .radio('lang', ['Spanish', 'German'], { label: 'Language' })
    .number('age', { label: 'Age of the student' })
    .number('amount', { label: 'Amount requested in EUR' })
    .radio('fund', ['Yes', 'No'], { label: 'Is there co-funding?' })
    .field('file', 'budget', { label: 'Detailed budget' })
    .text('reg', { label: 'Registration number' })
    .text('parent', { label: "Parent's phone number" })
    .text('aid', { label: 'Amount of state aid' })
    .field('select', 'severity', { label: 'Severity', options: ['Low', 'High'] }).fields

  test.each([
    [
      'A detailed budget is to be attached where the amount requested exceeds EUR 10,000.',
      '“Detailed budget” is shown when “Amount requested in EUR” is greater than “10000”.',
    ],
    [
      'The registration number shall be provided by charities and companies only.',
      '“Registration number” is shown when “Type of applicant” is “Charity” or “Type of applicant” is “Company”.',
    ],
    [
      'Applicants other than individuals shall state the registration number.',
      '“Registration number” is shown when “Type of applicant” is not “Individual”.',
    ],
    [
      'Should the amount requested be 50,000 or more, the question on state aid appears.',
      '“Amount of state aid” is shown when “Amount requested in EUR” is greater than “50000” or “Amount requested in EUR” is “50000”.',
    ],
    [
      'if co-funding exists show state aid',
      '“Amount of state aid” is shown when “Is there co-funding?” is “Yes”.',
    ],
    [
      'nobody who chose Individual gets asked about the registration number',
      '“Registration number” is shown when “Type of applicant” is not “Individual”.',
    ],
    [
      'show the registration number to company applicants in German',
      '“Registration number” is shown when “Type of applicant” is “Company” and “Language” is “German”.',
    ],
    [
      "ask for the parent's phone number if the student is a minor",
      "“Parent's phone number” is shown when “Age of the student” is less than “18”.",
    ],
    [
      'show the budget when severity >= high',
      '“Severity” has options. Which of them do you mean by “>= high”?',
    ],
  ])('"%s"', (sentence, reply) => {
    expect(replies(sentence, club)).toEqual([reply])
  })

  test('a short form of a name is read with an assumption, below High', () => {
    const [rule] = understandSentence('show regist if language is German', club)
    expect(rule).toMatchObject({
      kind: 'rule',
      assumed: ['“regist” was read as “Registration number”.'],
    })
    expect(rule?.confidence).toBeLessThan(0.8)
  })

  test('an article of French is no part of a name', () => {
    const { fields: tent } = aForm()
      .radio('power', ['Oui', 'Non'], { label: "Voulez-vous l'électricité ?" })
      .number('amp', { label: 'Ampérage' })
    expect(replies('Masquer Ampérage si électricité est Non', tent)).toEqual([
      "“Ampérage” is shown when “Voulez-vous l'électricité ?” is not “Non”.",
    ])
  })
})

test('an option is no question with a related word, and a decline names the whole claim', () => {
  const form = aForm()
    .radio('how', ['In person', 'Online'], { label: 'How will you take part?' })
    .number('people', { label: 'Number of people' })
    .text('names', { label: 'Number of people' })
    .text('remarks', { label: 'Remarks' }).fields
  expect(replies('show remarks if in person', form)).toEqual([
    '“Remarks” is shown when “How will you take part?” is “In person”.',
  ])
  expect(replies('show remarks if team is big', form)).toEqual([
    'I did not understand “team is big”.',
  ])
})

describe('words of a condition that the form does not know', () => {
  const dogs = aForm()
    .text('name', { label: "Dog's name" })
    .number('age', { label: 'Age in years' })
    .radio('meds', ['Yes', 'No'], { label: 'Does your dog take medication?' })
    .number('bill', { label: 'Monthly bill' })
    .text('notes', { label: 'Notes' }).fields

  test('a kind of people or things narrows the condition, so it is declined', () => {
    expect(replies('notes for homeowners whose bill is over 100', dogs)).toEqual([
      expect.stringContaining('homeowners'),
    ])
    expect(replies("show notes when it's a senior dog", dogs)).toEqual([
      expect.stringContaining('senior'),
    ])
    expect(replies('notes for people whose bill is over 100', dogs)).toEqual([
      '“Notes” is shown when “Monthly bill” is greater than “100”.',
    ])
  })

  test('"8 or older" is an amount, no text', () => {
    expect(replies('show notes if the dog is 8 or older', dogs)).toEqual([
      '“Notes” is shown when “Age in years” is greater than “8” or “Age in years” is “8”.',
    ])
  })
})
