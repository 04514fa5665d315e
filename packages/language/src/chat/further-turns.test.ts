import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandInConversation } from './conversation.ts'
import type { Understanding } from './understanding.ts'

const { fields } = aForm()
  .radio('boat', ['Kayak', 'Rowing boat', 'Pedalo'], { label: 'Kind of boat' })
  .radio('stay', ['Yes', 'No'], { label: 'Staying the night?' })
  .text('tent', { label: 'Tent size' })
  .text('club', { label: 'Club name' })
  .text('licence', { label: 'Licence number' })
  .number('kids', { label: 'How many children?' })
  .checkbox('gear', ['Vest', 'Paddle'], { label: 'Gear' })
  .radio('pay', ['Card', 'Cash'], { label: 'How will you pay?' })
  .field('textarea', 'note', { label: 'Remarks' })

const repliesTo = (...turns: readonly string[]) =>
  turns
    .reduce<readonly Understanding[]>(
      (before, turn) => understandInConversation(turn, fields, { before }),
      [],
    )
    .map((one) => (one.kind === 'rule' ? one.description : one.kind))

describe('a turn that changes the rule before', () => {
  const tent = 'tent only for kayaks'
  const both = '“Tent size” is shown when “Kind of boat” is “Kayak” or “Kind of boat” is “Pedalo”.'

  test.each([
    'oh and for pedalos too',
    'also for pedalos please',
    'hmm, pedalos too',
    'also show it for pedalos',
    'and ask for it if the boat is a pedalo',
    'y también para pedalo',
  ])('"%s" adds people', (turn) => {
    expect(repliesTo(tent, turn)).toEqual([both])
  })

  test.each(['and the licence as well please', 'the licence same thing', 'hm, same for licence'])(
    '"%s" is about another field',
    (turn) => {
      expect(repliesTo(tent, turn)).toEqual([
        '“Licence number” is shown when “Kind of boat” is “Kayak”.',
      ])
    },
  )

  test.each(['pedalos need it too', 'pedalo folks get that as well', 'same goes for pedalos'])(
    '"%s" adds an answer, not another field',
    (turn) => {
      expect(repliesTo(tent, turn)).toEqual([both])
    },
  )

  test.each([
    'and skip it for pedalos',
    'actually also hide it for pedalos',
    'but hide it if the boat is a pedalo',
  ])('"%s" narrows the rule before', (turn) => {
    expect(repliesTo('tent only if they stay the night', turn)).toEqual([
      '“Tent size” is shown when “Staying the night?” is “Yes” and “Kind of boat” is not “Pedalo”.',
    ])
  })

  test.each(["pedalos shouldn't see it either", 'same goes for pedalos'])(
    '"%s" adds an answer to a rule that hides',
    (turn) => {
      expect(repliesTo("don't ask kayaks about the tent", turn)).toEqual([
        '“Tent size” is shown when “Kind of boat” is not “Kayak” and “Kind of boat” is not “Pedalo”.',
      ])
    },
  )

  test.each(['scrap pedalos, kayaks only', 'drop pedalos, just kayaks'])(
    '"%s" keeps one',
    (turn) => {
      const boat = '“Kind of boat” is'
      expect(repliesTo('tent for kayaks or pedalos', turn)).toEqual([
        `“Tent size” is shown when ${boat} “Kayak” and (${boat} “Kayak” or ${boat} “Pedalo”).`,
      ])
    },
  )

  test('"also if" and "also when" show it more often', () => {
    for (const also of ['also when they choose a pedalo', 'and also if the boat is a pedalo'])
      expect(repliesTo('show tent for kayaks', also)).toEqual([
        '“Tent size” is shown when “Kind of boat” is “Kayak” or “Kind of boat” is “Pedalo”.',
      ])
  })

  test('more people for whom it is hidden', () => {
    expect(repliesTo('hide tent for kayaks', 'also for pedalos')).toEqual([
      '“Tent size” is shown when “Kind of boat” is not “Kayak” and “Kind of boat” is not “Pedalo”.',
    ])
    expect(repliesTo('hide tent for over 3 children', 'also for pedalos')).toEqual(['question'])
    expect(repliesTo('hide tent for kayaks', 'also if they stay')).toEqual(['question'])
  })

  test('years are no number of children', () => {
    expect(repliesTo('licence for kids of 3 years')).toEqual(['declined'])
  })

  test('a number behind "no wait" replaces the only number', () => {
    const first = 'licence for at least 3 children'
    expect(repliesTo(first, 'no wait, 4')).toEqual([
      '“Licence number” is shown when “How many children?” is greater than “4” or “How many children?” is “4”.',
    ])
    expect(repliesTo(first, '4')).toEqual(['declined'])
    expect(repliesTo('licence for 2 to 5 children', 'sorry, 4')).toEqual(['declined'])
  })

  test('a request of its own stays one', () => {
    expect(repliesTo(tent, 'hide the licence too')).toEqual(['declined'])
  })
})

describe('everyday sentences', () => {
  test.each([
    'licence is needed for kayaks only, otherwise do not show it',
    'licence is required for kayaks only, otherwise do not display it.',
    "licence for kayaks, otherwise don't show it",
    'Kayakers should get the licence number; everybody else skips it',
    'kayakers can add there licence',
    'kayak ones can type there licence',
    'I only want the licence if they chose kayak (it has a keel in it)',
    'licence if they chose kayak, they can dance lol',
  ])('"%s" shows for one answer', (sentence) => {
    expect(repliesTo(sentence)).toEqual([
      '“Licence number” is shown when “Kind of boat” is “Kayak”.',
    ])
  })

  test('the verb behind a list is of all its fields', () => {
    expect(repliesTo('Tent, club and remarks are skipped for kayaks')).toEqual(
      ['Tent size', 'Club name', 'Remarks'].map(
        (label) => `“${label}” is shown when “Kind of boat” is not “Kayak”.`,
      ),
    )
  })

  test('"payment" is a word for "pay"', () => {
    expect(repliesTo('hide payment for people who stay')).toEqual([
      '“How will you pay?” is shown when “Staying the night?” is not “Yes”.',
    ])
  })
})

test.each([
  [
    'but not for people who pay cash',
    '“Tent size” is shown when “Kind of boat” is “Kayak” and “How will you pay?” is not “Cash”.',
  ],
  [
    'or by card',
    '“Tent size” is shown when “Kind of boat” is “Kayak” or “How will you pay?” is “Card”.',
  ],
  ['andersrum', '“Tent size” is shown when “Kind of boat” is not “Kayak”.'],
  ['al revés', '“Tent size” is shown when “Kind of boat” is not “Kayak”.'],
  ["l'inverse", '“Tent size” is shown when “Kind of boat” is not “Kayak”.'],
  ['das gleiche für Club name', '“Club name” is shown when “Kind of boat” is “Kayak”.'],
  ['lo mismo para Club name', '“Club name” is shown when “Kind of boat” is “Kayak”.'],
  ['pareil pour Club name', '“Club name” is shown when “Kind of boat” is “Kayak”.'],
])('"%s" changes the rule before', (turn, rule) => {
  expect(repliesTo('tent only for kayaks', turn)).toEqual([rule])
})

describe('a turn that corrects the answer or the number of the rule before', () => {
  const tent = 'show tent for kayaks'
  const shown = (boats: string) => [`“Tent size” is shown when ${boats}.`]

  test.each(['no, pedalo', 'i meant pedalo', 'make it pedalos instead', 'pedalo, sorry'])(
    '"%s" replaces the answer',
    (turn) => {
      expect(repliesTo(tent, turn)).toEqual(shown('“Kind of boat” is “Pedalo”'))
    },
  )

  test.each(['or pedalo', 'pedalos as well', 'oder auch Pedalo'])('"%s" adds an answer', (turn) => {
    const both = '“Kind of boat” is “Kayak” or “Kind of boat” is “Pedalo”'
    expect(repliesTo(tent, turn)).toEqual(shown(both))
    expect(repliesTo('hide tent for kayaks', turn)).toEqual(
      shown('“Kind of boat” is not “Kayak” and “Kind of boat” is not “Pedalo”'),
    )
  })

  test.each(['make that 5', '5 i mean', 'no, 5'])('"%s" replaces the number', (turn) => {
    expect(repliesTo('tent for more than 3 children', turn)).toEqual(
      shown('“How many children?” is greater than “5”'),
    )
  })

  test('other conditions stay', () => {
    expect(repliesTo('tent if kayak and staying', 'or pedalo')).toEqual(
      shown(
        '“Staying the night?” is “Yes” and (“Kind of boat” is “Kayak” or “Kind of boat” is “Pedalo”)',
      ),
    )
  })

  test('"hide it instead" turns the rule round', () => {
    expect(repliesTo(tent, 'hide it instead')).toEqual(shown('“Kind of boat” is not “Kayak”'))
  })

  test('which of two answers is replaced is not clear', () => {
    expect(repliesTo('show tent for kayaks and pedalos', 'no, rowing boat')).toEqual(['declined'])
  })

  test('"not for minors" is an exception', () => {
    const form = [...fields, { id: 'age', type: 'number', label: 'Age' }]
    const before = understandInConversation(tent, form)
    expect(understandInConversation('not for minors', form, { before })).toMatchObject([
      { kind: 'rule', description: expect.stringContaining('“Age” is greater than “18”') },
    ])
  })
})
