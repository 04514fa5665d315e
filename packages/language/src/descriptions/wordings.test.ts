import { expect, test } from 'vitest'
import { recognizeDescription } from './recognize-description.ts'

/** Fields in short: `radio Size [S, M] if f0`. */
function fieldsOf(text: string) {
  let count = 0
  return recognizeDescription(text, () => `f${count++}`).fields.map(
    ({ type, label, options = [], conditional }) =>
      [
        type,
        label,
        ...(options.length > 0 ? [`[${options.join(', ')}]`] : []),
        ...(conditional !== undefined && 'dependsOn' in conditional
          ? [`if ${conditional.dependsOn}`]
          : []),
      ].join(' '),
  )
}

test.each([
  ['Dropout survey. Name? Reason for leaving?', ['text Name?', 'text Reason for leaving?']],
  ['PTA: name, email, cell', ['text Name', 'email Email', 'phone Cell']],
  [
    'we want customers to rate us on food and service (1-5 each), and an optional email',
    ['radio Food rating [1, 2, 3, 4, 5]', 'radio Service rating [1, 2, 3, 4, 5]', 'email Email'],
  ],
  [
    'Do they live in a house, a flat or a farm, do they own or rent, and do they have a garden?',
    [
      'radio Do you live in a house, a flat or a farm? [House, Flat, Farm]',
      'radio Do you own or rent? [Own, Rent]',
      'radio Do you have a garden? [Yes, No]',
    ],
  ],
  [
    '¿Nos recomendaría? sí/no, sugerencias',
    ['radio ¿Nos recomendaría? [Sí, No]', 'text Sugerencias'],
  ],
  [
    'intake for a mobile app -> company, contact email, deadline',
    ['text Company', 'email Contact email', 'date Deadline'],
  ],
  ['Membership renewal; member number, email', ['text Member number', 'email Email']],
  [
    'Name, helmet? If they do, ask for the helmet size S, M or L.',
    ['text Name', 'radio Helmet? [Yes, No]', 'radio Helmet size [S, M, L] if f1'],
  ],
  ['Name, booth size small medium large', ['text Name', 'radio Booth size [Small, Medium, Large]']],
  [
    'Name, days needed (Mon-Wed checkboxes)',
    ['text Name', 'checkbox Days needed [Monday, Tuesday, Wednesday]'],
  ],
  ['Name, photo permission', ['text Name', 'checkbox Photo permission [I give permission]']],
  [
    'Name, shoot type - wedding, portrait, product',
    ['text Name', 'radio Shoot type [Wedding, Portrait, Product]'],
  ],
  [
    'Number, has your address changed? new address if so, payment method: card, cash',
    [
      'number Number',
      'radio Has your address changed? [Yes, No]',
      'text New address if f1',
      'radio Payment method [Card, Cash]',
    ],
  ],
  [
    "Name, and whether there is a court date. If there's a court date, ask for it.",
    ['text Name', 'radio Is there a court date? [Yes, No]', 'date Court date if f1'],
  ],
  [
    'Name, breed, is the dog friendly with other dogs, days needed',
    [
      'text Name',
      'text Breed',
      'radio Is the dog friendly with other dogs? [Yes, No]',
      'text Days needed',
    ],
  ],
  [
    'Ask for a name. They can choose between refund and replacement. For a refund we need the IBAN.',
    ['text Name', 'radio Refund or replacement? [Refund, Replacement]', 'text IBAN if f1'],
  ],
  [
    'Name. On a scale of 1-5, how bad is it?',
    ['text Name', 'radio How bad is it? [1, 2, 3, 4, 5]'],
  ],
  [
    'Name, and if they have a team. If they do they enter the team name.',
    ['text Name', 'radio Do you have a team? [Yes, No]', 'text Team name if f1'],
  ],
  [
    'Name. Preferred contact method: phone, email.',
    ['text Name', 'radio Preferred contact method [Phone, Email]'],
  ],
  [
    'IT request: who is it for, what is needed (laptop, mouse; more than one possible), needed by, cost center',
    [
      'text Who is it for?',
      'checkbox What is needed? [Laptop, Mouse]',
      'text Needed by',
      'text Cost center',
    ],
  ],
  [
    'Ask for the weight. Have you had surgery before, and if so which',
    ['number Weight', 'radio Have you had surgery before? [Yes, No]', 'text Which? if f1'],
  ],
  [
    'Club. Could you put together a form so people can enter? Third, what tools do you use - A, B',
    ['checkbox What tools do you use? [A, B]'],
  ],
  ['Ask for name, show "How did you find us?"', ['text Name', 'text How did you find us?']],
  [
    'a place where people can write their complaint and where they can choose the department',
    ['textarea Complaint', 'select Department [Option 1, Option 2, Option 3]'],
  ],
  ['Der Kunde soll Vor- und Nachname angeben', ['text Vorname', 'text Nachname']],
  [
    "I'd like clients to fill in something before their first visit. First the owner's name, email",
    ["text Owner's name", "email Owner's email"],
  ],
  ['Name, online or in person', ['text Name', 'radio Online or in person [Online, In person]']],
])('"%s" gives its fields', (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields)
})

test.each([
  ['wedding rsvp', ['text Name', 'radio Will you attend? [Yes, No]', 'number Number of guests']],
  ['A registration form for our summer camp.', ['text Name', 'email Email', 'phone Phone']],
  ['I need a contact form', ['text Name', 'email Email', 'textarea Message']],
])('"%s" names a topic, so it gets the usual questions and a warning', (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields)
  expect(recognizeDescription(text, () => 'f').warnings).toEqual([
    { message: 'The description names no questions. These are the usual ones of its topic.' },
  ])
})

test('thanks are no topic', () => {
  expect(fieldsOf('Thanks for your feedback on the last version')).toEqual([])
})

test.each([
  [
    'Choir weekend - singer, voice, arrival, do you need a lift?',
    ['text Singer', 'text Voice', 'date Arrival', 'radio Do you need a lift? [Yes, No]'],
  ],
  [
    'Bird report: what happened, where, did you see a nest?',
    ['textarea What happened?', 'text Where?', 'radio Did you see a nest? [Yes, No]'],
  ],
  [
    'Horse care: owner, stable, horse, does the horse kick?',
    ['text Owner', 'text Stable', 'text Horse', 'radio Does the horse kick? [Yes, No]'],
  ],
  ['Choir sign-up, name, phone, voice', ['text Name', 'phone Phone', 'text Voice']],
  ['Name + email + street', ['text Name', 'email Email', 'text Street']],
])('a list with a title, and with a question at its end: %s', (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields)
})

test.each([
  'Name, music (jazz, folk, rock), several possible',
  'Name, music (jazz, folk, rock, tick all that fit)',
  'Name, music (jazz, folk, rock; more than one is fine)',
  'Name, music (jazz, folk, rock) choose as many as you like',
])('several answers: %s', (text) => {
  expect(fieldsOf(text)).toEqual(['text Name', 'checkbox Music [Jazz, Folk, Rock]'])
})

test.each([
  [
    'Boat hire: name, from, until, adults, children',
    ['text Name', 'date From', 'date Until', 'number Adults', 'number Children'],
  ],
  [
    'Parkplatz: Name, Telefon, Lieferdatum, Anzahl Kisten',
    ['text Name', 'phone Telefon', 'date Lieferdatum', 'number Anzahl Kisten'],
  ],
  ['Parking: name, email, number plate', ['text Name', 'email Email', 'text Number plate']],
  [
    'We need the name, the email and the dates of the first and last lesson.',
    ['text Name', 'email Email', 'date Date of the first lesson', 'date Date of last lesson'],
  ],
])('types by everyday labels: %s', (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields)
})

test.each([
  ['Contact form with name, phone and message, all mandatory', [true, true, true]],
  ['Contact form with name and phone, both required', [true, true]],
  ['Contact form with name, phone and message, phone is required', [false, true, false]],
])('%s', (text, required) => {
  let count = 0
  const { fields } = recognizeDescription(text, () => `f${count++}`)
  expect(fields.map((field) => field.required)).toEqual(required)
})

test.each([
  [
    'Do you juggle? If you don’t, what do you want to learn? If you do, how many balls?',
    [
      'radio Do you juggle? [Yes, No]',
      'textarea What do you want to learn? if f0',
      'number How many balls? if f0',
    ],
  ],
  [
    'Name, what is broken (lamp, sink, other). If other, please explain.',
    ['text Name', 'radio What is broken? [Lamp, Sink, Other]', 'textarea Please explain if f1'],
  ],
  [
    'Do you have a boat? If yes, describe it.',
    ['radio Do you have a boat? [Yes, No]', 'textarea Please describe boat if f0'],
  ],
])('follow-up questions keep the words of the description: %s', (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields)
})

test('the names below a letter ask for nothing', () => {
  expect(
    fieldsOf(
      'Hello team,\nwe need the name and the email of each rower.\nKind regards\nJ. Rower\nBoat club',
    ),
  ).toEqual(['text Name', 'email Email of each rower'])
})

test('a question behind an answer is asked under it', () => {
  expect(fieldsOf('Role (driver, guest). Name. Drivers: how many seats do you have?')).toEqual([
    'radio Role [Driver, Guest]',
    'text Name',
    'number How many seats do you have? if f0',
  ])
})
