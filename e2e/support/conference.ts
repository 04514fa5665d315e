import { rule } from './workshop.ts'

const when = (dependsOn: string, condition: string, value: string) => ({
  dependsOn,
  condition,
  value,
})
const all = (...rules: readonly object[]) => ({ operator: 'AND', rules, groups: [] })
const inline = { width: 'full', inline: true }

const person = [
  { id: 'name', type: 'text', label: 'Full name', required: true },
  { id: 'mail', type: 'email', label: 'Email address', required: true },
]
const way = {
  ...{ id: 'part', type: 'radio', label: 'How will you take part?', required: true },
  ...{ options: ['In person', 'Online'], styling: inline },
}
const day = {
  ...{ id: 'day', type: 'select', label: 'Which part of the day?', required: true },
  options: ['Morning', 'Afternoon', 'Full day'],
  conditional: when('part', 'equals', 'In person'),
}
const team = {
  ...{ id: 'count', type: 'number', label: 'How many of you are coming?' },
  conditional: when('part', 'equals', 'In person'),
}
const payment = [
  {
    ...{ id: 'pays', type: 'radio', label: 'Who pays for your place?', required: true },
    ...{ options: ['Me', 'My employer'], styling: inline },
  },
  {
    ...{ id: 'vat', type: 'text', label: 'VAT number' },
    conditional: when('pays', 'equals', 'My employer'),
  },
]

/** A conference with a contradiction, a gap, a rule that is not needed and a question that accepts no answer. */
export const tangledConference = {
  fields: [
    ...person,
    way,
    day,
    team,
    {
      ...{ id: 'dinner', type: 'radio', label: 'Evening dinner', options: ['Yes', 'No'] },
      conditional: all(rule('part', 'equals', 'Online'), rule('day', 'equals', 'Full day')),
    },
    {
      ...{ id: 'names', type: 'textarea', label: 'Names of the others' },
      conditional: when('count', 'less_than', '5'),
    },
    {
      ...{ id: 'phone', type: 'phone', label: 'A phone number for the day' },
      conditional: when('count', 'greater_than', '5'),
    },
    ...payment,
    {
      ...{ id: 'order', type: 'text', label: 'Purchase order number', required: true },
      validation: { min: 10, max: 8 },
      conditional: when('pays', 'equals', 'My employer'),
    },
  ],
  settings: { title: 'Winter conference' },
}

const testedFields = [
  ...person,
  way,
  day,
  team,
  {
    ...{ id: 'lunch', type: 'checkbox', label: 'Lunch' },
    options: ['With meat', 'Vegetarian', 'Something else'],
    conditional: {
      ...all(rule('part', 'equals', 'In person')),
      groups: [
        {
          ...{ id: 'any', operator: 'OR', rules: [rule('day', 'equals', 'Full day')] },
          groups: [
            {
              ...all(rule('day', 'equals', 'Morning'), rule('count', 'greater_than', '4')),
              id: 'team',
            },
          ],
        },
      ],
    },
  },
  {
    ...{ id: 'diet', type: 'text', label: 'What do you eat?' },
    conditional: when('lunch', 'contains', 'Something else'),
  },
  ...payment,
]
const always = ['name', 'mail', 'part', 'pays']

/** A conference with four scenarios. The last one fails. */
export const testedConference = {
  fields: testedFields,
  settings: {
    title: 'Winter conference',
    scenarios: [
      {
        ...{ id: 'team', name: 'Morning team gets lunch', pinned: true },
        answers: { part: 'In person', day: 'Morning', count: '5', pays: 'Me' },
        visible: [...always, 'day', 'count', 'lunch'],
      },
      {
        ...{ id: 'day', name: 'Full day, alone', pinned: true },
        answers: { part: 'In person', day: 'Full day', count: '1' },
        visible: [...always, 'day', 'count', 'lunch'],
      },
      {
        ...{ id: 'online', name: 'Online only', pinned: false },
        answers: { part: 'Online' },
        visible: always,
      },
      {
        ...{ id: 'small', name: 'Small morning team', pinned: true },
        answers: { part: 'In person', day: 'Morning', count: '3' },
        visible: [...always, 'day', 'count', 'lunch'],
      },
    ],
  },
}

/** The conference with another rule for lunch, a new question, and without VAT number and scenarios. */
export const changedConference = {
  settings: { title: 'Winter conference' },
  fields: [
    ...testedFields
      .filter(({ id }) => id !== 'vat')
      .map((field) =>
        field.id === 'lunch' ? { ...field, conditional: when('day', 'equals', 'Full day') } : field,
      ),
    {
      ...{ id: 'company', type: 'text', label: 'Name of your employer' },
      conditional: when('pays', 'equals', 'My employer'),
    },
  ],
}

/** Submissions of the conference: half in person, some of them a morning team. */
export const conferenceAnswers = Array.from({ length: 24 }, (_, at) => ({
  name: `Visitor ${at + 1}`,
  mail: `visitor.${at + 1}@example.org`,
  ...(at % 3 === 2
    ? { part: 'Online' }
    : {
        part: 'In person',
        day: ['Morning', 'Full day'][at % 2],
        count: String((at % 7) + 1),
      }),
  ...(at % 4 === 0 ? { pays: 'My employer', vat: `DE${100 + at}` } : { pays: 'Me' }),
}))
