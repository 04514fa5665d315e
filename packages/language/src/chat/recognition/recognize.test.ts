import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'

const { fields } = aForm()
  .radio('role', ['Baker', 'Sales assistant', 'Delivery driver', 'Apprentice'], {
    label: 'Which job are you applying for?',
  })
  .number('years', { label: 'Years in a bakery' })
  .number('age', { label: 'Age' })
  .radio('insured', ['Yes', 'No'], { label: 'Are you insured?' })
  .field('file', 'report', { label: 'Last school report' })
  .text('number', { label: 'Insurance number' })
  .field('textarea', 'why', { label: 'Why our bakery?' })
  .checkbox('days', ['Friday', 'Saturday', 'Sunday'], { label: 'On which days?' })
  .date('start', { label: 'Start date' })

function reply(sentence: string): string {
  return understandSentence(sentence, fields)
    .map((one) =>
      one.kind === 'rule' ? one.description : one.kind === 'question' ? one.question : one.reason,
    )
    .join(' ')
}

const job = '“Which job are you applying for?”'

describe('a rule is read from names and the words between them', () => {
  test.each([
    // people and their verb
    [
      'apprentices upload their last school report',
      `“Last school report” is shown when ${job} is “Apprentice”.`,
    ],
    [
      'Neither bakers nor apprentices need the insurance number',
      `“Insurance number” is shown when ${job} is not “Baker” and ${job} is not “Apprentice”.`,
    ],
    // the condition first, without a connector
    [
      'Delivery drivers: insurance number',
      `“Insurance number” is shown when ${job} is “Delivery driver”.`,
    ],
    [
      'not insured? no insurance number',
      '“Insurance number” is shown when “Are you insured?” is not “No”.',
    ],
    [
      'over 5 years in a bakery? ask why our bakery',
      '“Why our bakery?” is shown when “Years in a bakery” is greater than “5”.',
    ],
    // an explanation before the rule
    [
      "bakers can't have an insurance number, so leave that out for them",
      `“Insurance number” is shown when ${job} is not “Baker”.`,
    ],
    // an amount in words
    [
      'Members of ten years or more who are apprentices get the insurance number',
      `“Insurance number” is shown when ${job} is “Apprentice” and (“Years in a bakery” is greater than “10” or “Years in a bakery” is “10”).`,
    ],
    [
      'for drivers starting between May 1 2027 and Sept 30 2027 ask for the school report',
      `“Last school report” is shown when ${job} is “Delivery driver” and (“Start date” is greater than “2027-05-01” or “Start date” is “2027-05-01”) and (“Start date” is less than “2027-09-30” or “Start date” is “2027-09-30”).`,
    ],
    // whom to ask, and what
    [
      'ask bakers and apprentices about the start date',
      `“Start date” is shown when ${job} is “Baker” or ${job} is “Apprentice”.`,
    ],
    ['bakers only for the start date', `“Start date” is shown when ${job} is “Baker”.`],
    // answered or not
    [
      'start date if at least one day is ticked',
      '“Start date” is shown when “On which days?” is not empty.',
    ],
    [
      'start date if no insurance number was given',
      '“Start date” is shown when “Insurance number” is empty.',
    ],
    ['start date -> insured', '“Start date” is shown when “Are you insured?” is “Yes”.'],
    ['no start date needed for bakers', `“Start date” is shown when ${job} is not “Baker”.`],
    // a list and another condition
    [
      'insurance number, if they are insured on Friday or Saturday',
      '“Insurance number” is shown when “Are you insured?” is “Yes” and (“On which days?” contains “Friday” or “On which days?” contains “Saturday”).',
    ],
    // a misspelled verb and a short word
    [
      'insurance number shd be hiden for bakers',
      `“Insurance number” is shown when ${job} is not “Baker”.`,
    ],
    // the other branch
    [
      'display insurance number for drivers, the start date for everyone else',
      `“Insurance number” is shown when ${job} is “Delivery driver”. “Start date” is shown when ${job} is not “Delivery driver”.`,
    ],
    // a date in words
    [
      'starting on or after 1 Jan 2027? they have to give the insurance number',
      '“Insurance number” is shown when “Start date” is greater than “2027-01-01” or “Start date” is “2027-01-01”.',
    ],
  ])('%s', (sentence, expected) => {
    expect(reply(sentence)).toBe(expected)
  })
})

describe('words that were not read prevent a rule', () => {
  test.each([
    ['insurance number for former bakers', /former/],
    ['insurance number, not only for bakers', /not only/],
    ['insurance number if the oven is 6 or hotter', /oven/],
    ['paint the insurance number green for bakers', /paint|green/],
    ['insurance number if they have more than 3 cakes or so', /cakes/],
  ])('%s', (sentence, named) => {
    const found = understandSentence(sentence, fields)
    expect(found.every(({ kind }) => kind !== 'rule')).toBe(true)
    expect(reply(sentence)).toMatch(named)
  })
})

describe('a part that no reading uses prevents a rule', () => {
  test.each([
    // a negation
    ["nobody needs to give the insurance number if it's a baker", /nobody|baker/],
    ['Bakers from outside need to upload their last school report', /outside/],
    ["if ur not insured u can't start so no start date for those", /ur|those/],
    // an explanation with a negation, before a rule that hides
    ["We don't insure bakers and apprentices. Remove the insurance number for those.", /insure/],
    ['nobody in sales gets a report, so no school report there', /nobody|school report/],
    // an amount, a date or a comparison
    ['start date over 6k miles but not for bakers', /6k|miles/],
    ['school report for apprentices staying past 5pm', /5pm/],
    ['those not earning 5 years should give the insurance number', /earning/],
    // a word that narrows an option
    ['weekend bakers upload their last school report', /weekend/],
    ['half the apprentices should give the insurance number', /half/],
    // a question before the rule
    ['cakes? then ask for the insurance number unless baker', /cakes/],
    ['work at night? then ask for the insurance number unless baker', /\bwork\b/],
  ])('%s', (sentence, named) => {
    const kinds = understandSentence(sentence, fields).map(({ kind }) => kind)
    expect(kinds).not.toContain('rule')
    expect(reply(sentence)).toMatch(named)
  })

  test('one weak word of a question is no condition', () => {
    const ward = aForm()
      .radio('place', ['Bathroom', 'Corridor'], { label: 'Where did it happen?' })
      .radio('seen', ['Yes', 'No'], { label: 'Did anyone see the fall?' })
      .text('shoes', { label: 'Footwear' }).fields
    const [found] = understandSentence('falls in the bathroom should ask about footwear', ward)
    expect(found?.kind).not.toBe('rule')
  })

  test('a French sum of two conditions needs both', () => {
    const cottage = aForm()
      .radio('children', ['Oui', 'Non'], { label: 'Voyagez-vous avec des enfants ?' })
      .number('adults', { label: "Nombre d'adultes" })
      .checkbox('options', ['Vélos', 'Draps'], { label: 'Options' }).fields
    const [found] = understandSentence(
      'familles avec enfants et plus de 2 adultes : montrer les options',
      cottage,
    )
    expect(found).toMatchObject({
      kind: 'rule',
      description: expect.stringContaining('is “Oui” and “Nombre'),
    })
  })
})

test('a question before a rule is its condition', () => {
  expect(reply('on Fridays? then ask for the insurance number unless baker')).toBe(
    `“Insurance number” is shown when “On which days?” contains “Friday” and ${job} is not “Baker”.`,
  )
})

test('what a rule is for is no second rule', () => {
  expect(reply('need their insurance number if they are a baker so we can state why')).toBe(
    `“Insurance number” is shown when ${job} is “Baker”.`,
  )
})

test('groups of people that are added up are all meant', () => {
  const shop = aForm()
    .radio('dept', ['Logistics', 'Sales'], { label: 'Your department' })
    .radio('lead', ['Yes', 'No'], { label: 'Do you lead a team?' })
    .text('train', { label: 'Training wished for' }).fields
  const [found] = understandSentence(
    'Training for everyone in logistics plus everybody who leads a team',
    shop,
  )
  expect(found).toMatchObject({
    description:
      '“Training wished for” is shown when “Your department” is “Logistics” or “Do you lead a team?” is “Yes”.',
  })
})

test('German, French and Spanish are read with the same words', () => {
  const club = aForm()
    .radio('pay', ['Lastschrift', 'Überweisung'], { label: 'Wie möchtest du zahlen?' })
    .number('alter', { label: 'Alter' })
    .text('iban', { label: 'IBAN' })
    .text('erz', { label: 'Name der Erziehungsberechtigten' }).fields
  const told = (text: string) =>
    understandSentence(text, club).map((one) => (one.kind === 'rule' ? one.description : one.kind))
  expect(told('IBAN nur bei Lastschrift')).toEqual([
    '“IBAN” is shown when “Wie möchtest du zahlen?” is “Lastschrift”.',
  ])
  expect(told('unter 18 brauchen wir den Namen der Erziehungsberechtigten')).toEqual([
    '“Name der Erziehungsberechtigten” is shown when “Alter” is less than “18”.',
  ])
})
