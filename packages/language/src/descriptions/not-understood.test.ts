import { expect, test } from 'vitest'
import { recognizeDescription } from './recognize-description.ts'

function wordsOf(text: string) {
  let count = 0
  const { notUnderstood } = recognizeDescription(text, () => `field_${count++}`)
  return notUnderstood.map(({ start, end }) => text.slice(start, end))
}

test('a sentence that led to nothing is found, with its place', () => {
  expect(
    wordsOf(
      'Summer camp sign-up. Ask for name and email. Sort siblings into the same group. If the name is Ada, ask for age.\nRemind them to bring a hat!',
    ),
  ).toEqual(['Sort siblings into the same group.', 'Remind them to bring a hat!'])
})

test('single words that led to nothing are found', () => {
  expect(wordsOf('Camp. Ask for name, email and essay (max 500 words).')).toEqual(['max', 'words'])
})

test('words of fields, options and conditions are understood, and so are words about forms', () => {
  expect(wordsOf('Camp. Ask for name, email and age. Name and email are required.')).toEqual([])
  expect(
    wordsOf('Please make a form. A dropdown for size (small or large), upload a photo.'),
  ).toEqual([])
})

test('the title and greetings are left out', () => {
  expect(wordsOf('Spring picnic registration: name, email')).toEqual([])
  expect(wordsOf('Dear team. Ask for name. Thanks, Maria')).toEqual([])
})

test('a list in German, Spanish or French is read, in its own words', () => {
  const labels = (text: string) =>
    recognizeDescription(text, () => 'a').fields.map(({ label, type }) => `${type} ${label}`)
  expect(labels('Kontaktformular mit Vorname, E-Mail, Telefon und Nachricht')).toEqual([
    'text Vorname',
    'email E-Mail',
    'phone Telefon',
    'textarea Nachricht',
  ])
  expect(labels('Formulario de contacto con nombre, correo electrónico y mensaje')).toEqual([
    'text Nombre',
    'email Correo electrónico',
    'textarea Mensaje',
  ])
  expect(labels('Formulaire avec nom, téléphone et message')).toEqual([
    'text Nom',
    'phone Téléphone',
    'textarea Message',
  ])
})

test.each([
  [
    'Bitte frage nach Name, Alter und Größe (S, M).',
    ['text Name', 'text Alter', 'radio Größe S/M'],
  ],
  ['Frag nach Name und Alter.', ['text Name', 'text Alter']],
  ['Felder: Name, Firma, Ort. Alles Pflicht.', ['text* Name', 'text* Firma', 'text* Ort']],
  ['Formular mit Name, E-Mail. Die E-Mail ist Pflicht.', ['text Name', 'email* E-Mail']],
  ['Formulario con nombre y correo. El correo es obligatorio.', ['text Nombre', 'email* Correo']],
  ["Formulaire avec nom et e-mail. L'e-mail est obligatoire.", ['text Nom', 'email* E-mail']],
  [
    'Anmeldung: Name des Kindes, Telefon und ob das Kind Allergien hat. Wenn ja, welche.',
    [
      'text Name des Kindes',
      'phone Telefon',
      'radio Hat das Kind Allergien? Ja/Nein',
      'text Welche',
    ],
  ],
  [
    'Umfrage: Was können wir verbessern? Würden Sie uns empfehlen?',
    ['text Was können wir verbessern?', 'radio Würden Sie uns empfehlen? Ja/Nein'],
  ],
  [
    'Sondage : nom, avez-vous des allergies ? Si oui, lesquelles ?',
    ['text Nom', 'radio Avez-vous des allergies? Oui/Non', 'text Lesquelles?'],
  ],
  ['Encuesta: nombre, ¿tiene alergias?', ['text Nombre', 'radio ¿tiene alergias? Sí/No']],
  ['Kontaktformular', ['text Name', 'email E-Mail', 'textarea Nachricht']],
  ['Formulario de contacto', ['text Nombre', 'email Correo electrónico', 'textarea Mensaje']],
  ['Formulaire de contact', ['text Nom', 'email E-mail', 'textarea Message']],
])('requests, needs and topics in other languages: %s', (text, expected) => {
  let count = 0
  const { fields, notUnderstood } = recognizeDescription(text, () => `f${count++}`)
  const lines = fields.map(({ type, required, label, options = [] }) =>
    `${type}${required ? '*' : ''} ${label} ${options.join('/')}`.trim(),
  )
  expect(lines).toEqual(expected)
  expect(notUnderstood).toEqual([])
})

test('only the words before the first mark are the title', () => {
  expect(wordsOf('Chimney visit. Flue and soot. Email, phone')).toEqual(['Flue and soot.'])
})

test.each(['chimney sweep', 'waiver form for a trampoline park', 'Chimney, flue and brushwork'])(
  '"%s" led to no field, so all of it is marked',
  (text) => {
    expect(wordsOf(text)).toEqual([text])
  },
)

test('numbers between commas that are in no field are found', () => {
  expect(wordsOf('Ask for name, 4:00, 4:20, email')).toEqual(['4:00', '4:20'])
})

test('words before a list are its title, also without a colon', () => {
  expect(wordsOf('Table reservation, party, date and time, inside or outside')).toEqual([])
  expect(wordsOf('bug report form with steps to reproduce, severity, device')).toEqual([])
})

test.each([
  ['Nomination: name, email, school, your name', ['your name']],
  ["Name. Under 18s need a guardian's name", ["Under 18s need a guardian's name"]],
  ['Rank these by importance: price, quality, speed, email', ['Rank these by importance']],
  ['Camp: name, email, phone, I am over 18', ['I am over 18']],
])(
  'an item that no field came from is found, also with words of other fields: %s',
  (text, lost) => {
    expect(wordsOf(text)).toEqual(lost)
  },
)

test('words of an item that did not come into its field are found', () => {
  expect(wordsOf('5k run: name, email, and they pay the $30 entry fee online')).toEqual(['online'])
})

test.each([
  'Ask how they heard of us, and why they came',
  "Club. We'd want their name and what they liked",
  "Camp: the child's name, any allergies, email. If the child has allergies, ask for details.",
  'Camp: name, age, email. Name and age are required. If the age is over 12, ask for a school.',
])('words of one question, and fields named again, are understood: %s', (text) => {
  expect(wordsOf(text)).toEqual([])
})

test('a greeting hides nothing of the sentence that it begins', () => {
  expect(wordsOf('Survey. Name, email. Dear all, people should give magic wands.')).toEqual([
    'Dear all, people should give magic wands.',
  ])
})

// Words about forms, such as "sign up", "help", "los" and "name", also say what a form asks.
test.each([
  [
    'Library card. First name. Is he under 16? Then a parent has to pay and sign.',
    ['Then a parent has to pay and sign.'],
  ],
  ['Lost property. Colour. What was lost. Phone.', ['What was lost']],
  ['Class survey. Date of birth. I help others. Email.', ['I help others.']],
  ['Survey. How satisfied are you? Name only if they wish.', ['Name only if they wish']],
])('a request of words about forms is marked: %s', (text, lost) => {
  expect(wordsOf(text)).toEqual(lost)
})

test('"sign up" and "sign-in" are words about forms, and "sign" asks for a signature', () => {
  expect(wordsOf('Trip. Name, date of birth. Parents must sign it.')).toEqual([])
  expect(wordsOf('Yoga. Name, email. A sign-in sheet to sign up please. Thanks a lot.')).toEqual([])
})
