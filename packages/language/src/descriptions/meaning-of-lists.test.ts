import { describe, expect, test } from 'vitest'
import { recognizeDescription } from './recognize-description.ts'
import { fieldsOf } from './testing/fields-of.ts'

const scale = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).join(' / ')

/** Words that are marked as not understood */
function markedIn(text: string): readonly string[] {
  let count = 0
  const { notUnderstood } = recognizeDescription(text, () => `f${count++}`)
  return notUnderstood.map(({ start, end }) => text.slice(start, end))
}

describe('a scale for a list is the scale of each item', () => {
  test.each([
    [
      'Self-assessment for drivers, each on a scale of 1 to 5: braking, night driving. Plus name.',
      [
        `Braking rating [radio] ${scale(1, 5)}`,
        `Night driving rating [radio] ${scale(1, 5)}`,
        'Name [text]',
      ],
    ],
    [
      'Survey. Villagers should put these on a scale from 1 (fine) to 7 (terrible): light, hot water.',
      [`Light rating [radio] ${scale(1, 7)}`, `Hot water rating [radio] ${scale(1, 7)}`],
    ],
    [
      'Fleece judging. Marks from 1 to 5 for each of these:\n* crimp\n* staple length\n',
      [`Crimp [radio] ${scale(1, 5)}`, `Staple length [radio] ${scale(1, 5)}`],
    ],
    [
      'Bewertung. Auf einer Skala von 1 bis 6 sollen die Gäste bewerten: Kutscher, Decken.',
      [`Kutscher rating [radio] ${scale(1, 6)}`, `Decken rating [radio] ${scale(1, 6)}`],
    ],
  ])('%s', (text, fields) => {
    expect(fieldsOf(text)).toEqual(fields)
  })

  test('a scale that no field has is marked', () => {
    expect(markedIn('Survey: name, email. It goes from 1 to 7.')).toContain('1 to 7')
  })
})

describe('an arrow behind an answer is a condition', () => {
  test('behind an option', () => {
    expect(
      fieldsOf('Form: name, on site or online. On site -> address. Online -> meeting link.'),
    ).toEqual([
      'Name [text]',
      'On site or online [radio] On site / Online',
      'Address [text] if On site or online On site',
      'Meeting link [url] if On site or online Online',
    ])
  })

  test('on lines below their question', () => {
    expect(
      fieldsOf(
        'bed lease\nname\nkeep the bed? yes / no\n   no -> when do you leave (date)\n   yes -> for how long: 1 year, 3 years\nsignature',
      ),
    ).toEqual([
      'Name [text]',
      'Keep the bed? [radio] Yes / No',
      'When do you leave? [date] if Keep the bed? No',
      'How long? [radio] 1 year / 3 years if Keep the bed? Yes',
      'Signature [signature]',
    ])
  })
})

test('a scale stays with the things that it rates', () => {
  expect(fieldsOf('Course rating form (1-5):\n- Name\n- Course\n- Comments')).toEqual([
    'Name [text]',
    'Course [text]',
    'Comments [textarea]',
  ])
  expect(fieldsOf('Ask which session they prefer:\n- Yoga\n- Dance\n- Jazz')).toEqual([
    'Which session do you prefer? [radio] Yoga / Dance / Jazz',
  ])
})

describe('a line with one separator is a list', () => {
  test('but not the answers of a choice', () => {
    expect(
      fieldsOf('Survey.\nContact by: email / phone / post / message / WhatsApp\nName'),
    ).toEqual(['Contact by [radio] Email / Phone / Post / Message / WhatsApp', 'Name [text]'])
  })

  test.each([
    'Stilt walker hire / event / date / budget / email',
    'Stilt walker hire -> event -> date -> budget -> email',
    'Stilt walker hire | event | date | budget | email',
  ])('%s', (text) => {
    expect(fieldsOf(text)).toEqual([
      'Event [text]',
      'Date [date]',
      'Budget [number]',
      'Email [email]',
    ])
  })
})

describe('a list without a request is read if enough of it is known', () => {
  test('things that few forms ask for are fields, too', () => {
    expect(
      fieldsOf(
        'Check at the weighbridge (truck). plate number, haulier, load (gravel, sand), gross kg, tare kg, driver signs',
      ),
    ).toEqual([
      'Plate number [text]',
      'Haulier [text]',
      'Load [radio] Gravel / Sand',
      'Gross kg [text]',
      'Tare kg [text]',
      'Driver signs [text]',
    ])
  })

  test.each([
    ['il nous faut le nom, la date, le téléphone', ['Le nom', 'La date', 'Le téléphone']],
    ['Gebraucht wird: Standort (Pflicht), Begründung', ['Standort', 'Begründung']],
  ])('in other languages: %s', (text, labels) => {
    expect(fieldsOf(`Antrag. ${text}`).map((one) => one.replace(/ \[.*/, ''))).toEqual(labels)
  })
})

describe('what is required and what is optional', () => {
  test.each([
    [
      'Club: name, email, phone optional, everything else required',
      ['Name [text*]', 'Email [email*]', 'Phone [phone]'],
    ],
    [
      'Club: name, email, phone. The email is required. Everything else is optional.',
      ['Name [text]', 'Email [email*]', 'Phone [phone]'],
    ],
    ['Club: name, email. Name and email can’t be left empty.', ['Name [text*]', 'Email [email*]']],
    [
      'Anmeldung\nPflichtangaben: Name, Motivation. Freiwillig: Lebenslauf hochladen, frühester Beginn.',
      [
        'Name [text*]',
        'Motivation [textarea*]',
        'Lebenslauf hochladen [file]',
        'Frühester Beginn [text]',
      ],
    ],
    [
      'Keeper application. Required: name, motivation. Optional: earliest start, gift wrap.',
      ['Name [text*]', 'Motivation [textarea*]', 'Earliest start [text]', 'Gift wrap [text]'],
    ],
    [
      'Permit. Mandatory fields: full name, address, car. Not mandatory: phone.',
      ['Full name [text*]', 'Address [text*]', 'Car [text*]', 'Phone [phone]'],
    ],
    ['Club. All fields are required. Name and email.', ['Name [text*]', 'Email [email*]']],
    [
      'Camp. Everything is required except the phone. Name, phone, signature.',
      ['Name [text*]', 'Phone [phone]', 'Signature [signature*]'],
    ],
    ['Ticket: name, screenshot if you can', ['Name [text]', 'Screenshot [file]']],
  ])('%s', (text, fields) => {
    expect(fieldsOf(text)).toEqual(fields)
  })

  test('a note that an answer may be missing is read', () => {
    const text = 'Run: name, club (can stay empty), everything else required'
    expect(fieldsOf(text)).toEqual(['Name [text*]', 'Club [text]'])
    expect(markedIn(text)).toEqual([])
  })

  test.each([
    'Ask for name and phone, both required. Also ask for comments and age.',
    'Ask for name, age and phone, all required. Also ask for comments.',
    'Club. Not all fields are required. Ask for name and comments.',
    'Visitors. All visitors are required to sign in. Ask for name and comments.',
    'Club: name and phone. Everything above is required. Then comments and a photo.',
  ])('no later field becomes required: %s', (text) => {
    expect(fieldsOf(text)).toContain('Comments [textarea]')
  })

  test('what visitors can enter is optional only if the text says so', () => {
    const request = 'A contact form that lets visitors enter name, email and message.'
    expect(fieldsOf(`${request} Message is optional, everything else is required.`)).toEqual([
      'Name [text*]',
      'Email [email*]',
      'Message [textarea]',
    ])
  })
})

test('a negation asks for nothing', () => {
  expect(fieldsOf('Formulario: nombre, correo. No hace falta teléfono.')).toEqual([
    'Nombre [text]',
    'Correo [email]',
  ])
  expect(fieldsOf('Il nous faut un formulaire avec nom et e-mail.')).toEqual([
    'Nom [text]',
    'E-mail [email]',
  ])
})

describe('choices', () => {
  test.each([
    [
      'damage report: usable? y/n, note, kind (hull, seat, rudder) multiple',
      ['Usable? [radio] Yes / No', 'Note [textarea]', 'Kind [checkbox] Hull / Seat / Rudder'],
    ],
    [
      'Form: name, whether they would rather come to the afternoon or the evening group',
      [
        'Name [text]',
        'Would you rather come to the afternoon or the evening group? [radio] Afternoon / Evening group',
      ],
    ],
    [
      'Form: start time, duration in minutes, on site or online',
      [
        'Start time [time]',
        'Duration in minutes [number]',
        'On site or online [radio] On site / Online',
      ],
    ],
    [
      'Form. Which session? The sessions are yoga, dance and jazz.',
      ['Which session? [radio] Yoga / Dance / Jazz'],
    ],
    [
      'kennels\n1) name\n2) gets medicine? yes / no -> if yes: which medicine\n3) arrives on\n4) leaves on',
      [
        'Name [text]',
        'Gets medicine? [radio] Yes / No',
        'Which medicine? [text] if Gets medicine? Yes',
        'Arrives on [text]',
        'Leaves on [text]',
      ],
    ],
    [
      'I have taken over my aunt’s kennels and moved the office. For all: name, e-mail.',
      ['Name [text]', 'E-mail [email]'],
    ],
    [
      'Form. Name. Does it talk? Reward in pounds, optional.',
      ['Name [text]', 'Does it talk? [radio] Yes / No', 'Reward in pounds [number]'],
    ],
  ])('%s', (text, fields) => expect(fieldsOf(text)).toEqual(fields))
})

test('a time and a signature have types of their own', () => {
  expect(fieldsOf('Form: name, signature, arrival time, best time to call, VHF call sign')).toEqual(
    [
      'Name [text]',
      'Signature [signature]',
      'Arrival time [time]',
      'Best time to call [text]',
      'VHF call sign [text]',
    ],
  )
})
