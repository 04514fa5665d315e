import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'

type Fields = Parameters<typeof understandSentence>[1]

const replies = (sentence: string, fields: Fields) =>
  understandSentence(sentence, fields).map((one) =>
    one.kind === 'rule' ? one.description : one.kind === 'question' ? one.question : one.reason,
  )

describe('words that look like a rule', () => {
  const { fields } = aForm()
    .text('firm', { label: 'Trading name' })
    .text('tax', { label: 'Tax number' })
    .text('town', { label: 'Town' })
    .radio('tier', ['Trial', 'Gold'], { label: 'Tier' })
    .checkbox('shifts', ['Shift 1', 'Shift 2', 'Shift 3'], { label: 'Shifts' })
    .number('age', { label: 'Age' })
    .radio('run', ['5k', 'Marathon'], { label: 'Which run?' })
    .radio('honor', ['Yes', 'No'], { label: 'Is this run in honor of anybody?' })
    .text('whom', { label: 'Who is it in honor of?' })

  test('a list of what the owner has is no condition; the next sentence may mean it', () => {
    const list = 'We have trading name, tax number and town.'
    expect(replies(`${list} If tier is Gold, show them`, fields)).toEqual(
      ['Trading name', 'Tax number', 'Town'].map(
        (label) => `“${label}” is shown when “Tier” is “Gold”.`,
      ),
    )
    expect(replies(list, fields)).toEqual([expect.stringContaining('trading name')])
  })

  test('a number shares the noun of the number before', () => {
    expect(replies('ask for the town if they take shift 2 or 3', fields)).toEqual([
      '“Town” is shown when “Shifts” contains “Shift 2” or “Shifts” contains “Shift 3”.',
    ])
  })

  test.each([
    'close the sign-up after 25 runners, show town',
    'show town if they bring 30 friends',
  ])('"%s" compares no age', (sentence) => {
    expect(replies(sentence, fields).join()).not.toContain('“Age”')
  })

  test('"5k" is an answer, not 5,000', () => {
    expect(replies('show town for the 5k', fields)).toEqual([
      '“Town” is shown when “Which run?” is “5k”.',
    ])
  })

  test.each([
    'the gold tier should not see the in honor question',
    'no in honor question for the gold tier',
  ])('"%s" is about the question, not about the name', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Is this run in honor of anybody?” is shown when “Tier” is not “Gold”.',
    ])
  })

  test.each([
    'marathon runners need to say if they run in honor of anybody',
    'marathon runners should say whether they run in honor of anybody',
  ])('"%s" asks a question', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Is this run in honor of anybody?” is shown when “Which run?” is “Marathon”.',
    ])
  })
})

describe('nouns for those who answer', () => {
  const { fields } = aForm()
    .text('name', { label: 'Sailor name' })
    .number('age', { label: 'Age' })
    .number('years', { label: 'Years at sea' })
    .radio('berth', ['Harbor', 'Mooring'], { label: 'Berth' })
    .radio('license', ['Yes', 'No'], { label: 'Do you hold a license?' })
    .text('doctor', { label: 'Name of your doctor' })

  test.each([
    ['sailors aged 50 to 70 must give the name of their doctor', '50', '70'],
    ['name of your doctor for sailors between 50 and 70', '50', '70'],
    ['50 to 70 year olds should see the name of your doctor', '50', '70'],
  ])('"%s" compares the age', (sentence, from, to) => {
    expect(replies(sentence, fields)).toEqual([
      `“Name of your doctor” is shown when (“Age” is greater than “${from}” or “Age” is “${from}”) and (“Age” is less than “${to}” or “Age” is “${to}”).`,
    ])
  })

  test.each([
    'doctor only for mooring sailors',
    'ask sailors who chose mooring for their doctor',
    'mooring sailors need to name their doctor',
  ])('"%s" names nobody by the field', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Name of your doctor” is shown when “Berth” is “Mooring”.',
    ])
  })

  test('a thing with a name is what is asked about', () => {
    const { fields: firms } = aForm()
      .text('firm', { label: 'Company name' })
      .text('vat', { label: 'Tax number' })
    expect(replies('show tax number if company is filled in', firms)).toEqual([
      '“Tax number” is shown when “Company name” is not empty.',
    ])
  })
})

describe('a condition and a request without a comma', () => {
  const { fields } = aForm()
    .radio('paint', ['Oil', 'Chalk', 'Other'], { label: 'Kind of paint' })
    .radio('brush', ['Yes', 'No'], { label: 'Do you have a brush?' })
    .radio('lend', ['Yes', 'No'], { label: 'Should we lend you a brush?' })
    .text('which', { label: 'Which other paint?' })
    .number('liters', { label: 'Liters' })
    .text('store', { label: 'Where do we store it?' })

  test.each([
    [
      'if they have no brush we can offer to lend them one',
      'Should we lend you a brush?',
      '“Do you have a brush?” is “No”',
    ],
    [
      'if they chose other paint we need to know which',
      'Which other paint?',
      '“Kind of paint” is “Other”',
    ],
    [
      "if it is chalk we don't need to know where we store it",
      'Where do we store it?',
      '“Kind of paint” is not “Chalk”',
    ],
    [
      'when they want 20 or more liters I would need to know where we store it',
      'Where do we store it?',
      '“Liters” is greater than “20” or “Liters” is “20”',
    ],
  ])('"%s"', (sentence, label, condition) => {
    expect(replies(sentence, fields)).toEqual([`“${label}” is shown when ${condition}.`])
  })

  test('said twice is said once', () => {
    expect(replies("if it is chalk we don't need where we store it, hide it", fields)).toEqual([
      '“Where do we store it?” is shown when “Kind of paint” is not “Chalk”.',
    ])
  })
})

test.each([
  ['show the insurance no for members', 'Insurance number'],
  ['insurance no. for members', 'Insurance number'],
  ['insurance no when they are members', 'Insurance number'],
])('"%s" has no negation', (sentence, label) => {
  const { fields } = aForm()
    .radio('kind', ['Guests', 'Members'], { label: 'Kind of visit' })
    .text('number', { label: 'Insurance number' })
  expect(replies(sentence, fields)).toEqual([
    `“${label}” is shown when “Kind of visit” is “Members”.`,
  ])
})

test('a number in a comparison does not name an option that begins with it', () => {
  const { fields } = aForm()
    .radio('violin', ['1/2', '3/4', '4/4'], { label: 'Size of the violin' })
    .number('age', { label: 'Age' })
    .text('teacher', { label: 'Teacher' })
  expect(replies('ask children aged 4 to 7 for the teacher', fields)).toEqual([
    '“Teacher” is shown when (“Age” is greater than “4” or “Age” is “4”) and (“Age” is less than “7” or “Age” is “7”).',
  ])
})

describe('an explanation before "so"', () => {
  const { fields } = aForm()
    .radio('ticket', ['Student', 'Senior', 'Full price'], { label: 'Kind of ticket' })
    .checkbox('extras', ['Dinner', 'Parking', 'Tour'], { label: 'Extras' })
    .number('age', { label: 'Age' })
    .text('card', { label: 'Card number' })
    .radio('drive', ['Yes', 'No'], { label: 'Do you drive?' })
    .text('plate', { label: 'License plate' })

  test.each([
    [
      "Seniors don't drive, so we needn't know if they drive",
      'Do you drive?',
      '“Kind of ticket” is not “Senior”',
    ],
    [
      'Student and senior tickets cost less, so ask for the card number',
      'Card number',
      '“Kind of ticket” is “Student” or “Kind of ticket” is “Senior”',
    ],
    [
      'People under 17 may not drive a car, so skip the license plate for them',
      'License plate',
      '“Age” is greater than “17” or “Age” is “17” or “Age” is empty',
    ],
    [
      'Dinner and tour take place in town so hide the license plate',
      'License plate',
      'not (“Extras” contains “Dinner” or “Extras” contains “Tour”)',
    ],
  ])('"%s" is about its subject', (sentence, label, condition) => {
    const [reply] = replies(sentence, fields)
    if (condition.startsWith('not'))
      expect(reply).toBe(
        '“License plate” is shown when “Extras” is empty or “Extras” is “Parking”.',
      )
    else expect(reply).toBe(`“${label}” is shown when ${condition}.`)
  })
})

describe('shortened names', () => {
  const { fields } = aForm()
    .radio('pay', ['Cash', 'Card'], { label: 'How do you pay?' })
    .number('max', { label: 'What is the most that you would bid?' })
    .text('since', { label: 'Since when do you collect stamps?' })
    .radio('make', ['Yes', 'No'], { label: 'Does the make and model matter?' })
    .number('age', { label: 'Age on match day' })

  test.each([
    ['"since when" only if they pay by card', 'Since when do you collect stamps?'],
    ['show "most that you would bid" if they pay by card', 'What is the most that you would bid?'],
  ])('%s: the quote is part of one label', (sentence, label) => {
    expect(replies(sentence, fields)).toEqual([
      `“${label}” is shown when “How do you pay?” is “Card”.`,
    ])
  })

  test('a verb of appearance is no word of a label', () => {
    expect(replies('"since when" makes sense for card, nothing else', fields)).toEqual([
      '“Since when do you collect stamps?” is shown when “How do you pay?” is “Card”.',
    ])
  })

  test('the day in "Age on match day" is no unit of the age', () => {
    expect(replies('show "since when" for 16 to 19 year olds', fields)).toEqual([
      '“Since when do you collect stamps?” is shown when (“Age on match day” is greater than “16” or “Age on match day” is “16”) and (“Age on match day” is less than “19” or “Age on match day” is “19”).',
    ])
  })

  test.each([
    'show "since when" if they pay by card, otherwise not',
    'card payers see "since when", the others do not',
  ])('%s: the other branch says nothing new', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Since when do you collect stamps?” is shown when “How do you pay?” is “Card”.',
    ])
  })
})

test('the other answers of a list say which "None" is meant', () => {
  const { fields } = aForm()
    .checkbox('diet', ['Vegan', 'Kosher', 'None'], { label: 'Diet' })
    .checkbox('tools', ['Oven', 'Fridge', 'None'], { label: 'Tools' })
    .text('details', { label: 'Details' })
  expect(replies('show details for people who tick None or Oven', fields)).toEqual([
    '“Details” is shown when “Tools” contains “None” or “Tools” contains “Oven”.',
  ])
})

describe('words of labels that say nothing new', () => {
  const { fields } = aForm()
    .text('make', { label: 'Make of the boat' })
    .number('built', { label: 'Year of build' })
    .radio('hull', ['Wood', 'Steel'], { label: 'Hull' })
    .number('grant', { label: 'Amount of the grant' })
    .radio('granted', ['Yes', 'No'], { label: 'Did you get a grant?' })

  test('a noun before an answer is no question', () => {
    expect(replies('ask for the year of build if the boat is made of steel', fields)).toEqual([
      '“Year of build” is shown when “Hull” is “Steel”.',
    ])
  })

  test.each([
    'only steel hulls see the question on the grant',
    'the grant question is only for steel hulls',
    'the grant question is only for steel hulls, we have no money for others',
  ])('"%s" is about the question, and the rest says why', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Did you get a grant?” is shown when “Hull” is “Steel”.',
    ])
  })
})

describe('requests in passing', () => {
  const { fields } = aForm()
    .number('adults', { label: 'Adults in household' })
    .number('kids', { label: 'Children in household' })
    .number('rent', { label: 'Monthly rent' })
    .radio('soup', ['Hot', 'Cold', 'Salty'], { label: 'How was the soup?' })
    .text('fault', { label: 'What was bad about the soup?' })
    .radio('key', ['Yes', 'No'], { label: 'May we use your spare key?' })
    .text('hours', { label: 'When are you home?' })
    .radio('allergic', ['Yes', 'No'], { label: 'Any allergies?' })
    .text('ones', { label: 'Which allergies?' })
    .radio('tram', ['Tram', 'Ferry'], { label: 'Way to work' })

  test.each([
    [
      'if we may not use the spare key we need to know when they are home',
      'When are you home?',
      '“May we use your spare key?” is “No”',
    ],
    [
      'if they have no allergies do not ask which ones',
      'Which allergies?',
      '“Any allergies?” is not “No”',
    ],
    [
      'soup cold or salty, ask what was bad about it',
      'What was bad about the soup?',
      '“How was the soup?” is “Cold” or “How was the soup?” is “Salty”',
    ],
    [
      'people who take the ferry need to say when they are home',
      'When are you home?',
      '“Way to work” is “Ferry”',
    ],
    [
      'Households with more than 3 adults are asked about the spare key',
      'May we use your spare key?',
      '“Adults in household” is greater than “3”',
    ],
  ])('"%s"', (sentence, label, condition) => {
    expect(replies(sentence, fields)).toEqual([`“${label}” is shown when ${condition}.`])
  })
})

describe('what looks alike', () => {
  const { fields } = aForm()
    .text('name', { label: 'Guest name' })
    .number('guests', { label: 'Number of guests' })
    .number('nights', { label: 'Nights' })
    .radio('by', ['Car', 'Train', 'Plane'], { label: 'Arriving by' })
    .radio('room', ['Single', 'Suite'], { label: 'Room' })
    .radio('meal', ['Yes', 'No'], { label: 'Breakfast?' })
    .checkbox('extras', ['Crib', 'Parking', 'None'], { label: 'Extras' })
    .text('wishes', { label: 'Wishes' })

  test.each([
    'show wishes if the guest is under 18',
    'show wishes to guests over 60',
    'show wishes if 2 or more extras are ticked',
    'hide wishes except for guests who come by plane and stay in a suite',
    'plane guests do not have to give wishes, train guests do',
  ])('"%s" is no rule', (sentence) => {
    const kinds = understandSentence(sentence, fields).map(({ kind }) => kind)
    expect(kinds).not.toContain('rule')
  })

  test('what people get anyway is not asked', () => {
    expect(
      replies('guests who stay 3 nights or more get breakfast, so do not ask', fields),
    ).toEqual(['“Breakfast?” is shown when “Nights” is less than “3” or “Nights” is empty.'])
  })

  test('a condition behind an explanation counts', () => {
    expect(
      replies('show wishes for suites, we do that only for people by plane', fields).join(),
    ).not.toBe('“Wishes” is shown when “Room” is “Suite”.')
  })
})

test('what belongs to one person is asked of the same person', () => {
  const { fields } = aForm()
    .email('email', { label: 'Email' })
    .text('tutor', { label: "Tutor's name" })
    .email('tutorMail', { label: "Tutor's email" })
    .radio('grade', ['First', 'Second'], { label: 'Grade' })
  expect(replies("we need the tutor's name and email for first grade", fields)).toEqual([
    "“Tutor's name” is shown when “Grade” is “First”.",
    "“Tutor's email” is shown when “Grade” is “First”.",
  ])
  expect(replies('email me when somebody is in second grade', fields)).toEqual([
    expect.stringContaining('“email me”'),
  ])
})

test('"both" is an answer where a question has it, and "everything" is no field', () => {
  const { fields } = aForm()
    .radio('feed', ['Hay', 'Grass', 'Both'], { label: 'Feed' })
    .text('until', { label: 'Stable until' })
    .text('meals', { label: 'Meals a day' })
  expect(replies('if they give both hay and grass ask for the meals', fields)).toEqual([
    '“Meals a day” is shown when “Feed” is “Both”.',
  ])
  expect(replies('hide everything about the stable if feed is hay', fields)).toEqual([
    expect.stringContaining('“everything about the stable”'),
  ])
})

describe('a question with its answer elsewhere', () => {
  const { fields } = aForm()
    .radio('lens', ['Yes', 'No'], { label: 'Any lenses?' })
    .text('lenses', { label: 'Which lenses?' })
    .text('bags', { label: 'Which bags?' })
    .radio('send', ['Courier', 'Post'], { label: 'How do you ship?' })
    .number('kilos', { label: 'Weight of the parcel' })
    .text('address', { label: 'Street address' })

  test.each([
    ['people with lenses should tell us which', 'Which lenses?', '“Any lenses?” is “Yes”'],
    [
      'whoever ships by courier gives the street address',
      'Street address',
      '“How do you ship?” is “Courier”',
    ],
    [
      'street address for parcels over 30kg',
      'Street address',
      '“Weight of the parcel” is greater than “30”',
    ],
  ])('"%s"', (sentence, label, condition) => {
    expect(replies(sentence, fields)).toEqual([`“${label}” is shown when ${condition}.`])
  })
})

test('what is called a question is what to ask', () => {
  const { fields } = aForm()
    .radio('plot', ['Small plot', 'Large plot'], { label: 'Size' })
    .radio('shed', ['Yes', 'No'], { label: 'Do you want a tool shed?' })
  expect(replies('shed question: large plots only', fields)).toEqual([
    '“Do you want a tool shed?” is shown when “Size” is “Large plot”.',
  ])
})

describe('groups of people', () => {
  const { fields } = aForm()
    .radio('post', ['Cook', 'Waiter'], { label: 'Post' })
    .number('age', { label: 'Age' })
    .number('heads', { label: 'Participants' })
    .text('guardian', { label: 'Guardian' })
    .text('notes', { label: 'Notes' })

  test.each([
    [
      'cooks under 18 or over 65: notes',
      '“Notes” is shown when “Post” is “Cook” and (“Age” is less than “18” or “Age” is greater than “65”).',
    ],
    [
      'groups of more than 8 give notes',
      '“Notes” is shown when “Participants” is greater than “8”.',
    ],
    ['minors: guardian', '“Guardian” is shown when “Age” is less than “18”.'],
    ['adults see the notes', '“Notes” is shown when “Age” is greater than “18” or “Age” is “18”.'],
  ])('"%s"', (sentence, rule) => {
    expect(replies(sentence, fields)).toEqual([rule])
  })
})
