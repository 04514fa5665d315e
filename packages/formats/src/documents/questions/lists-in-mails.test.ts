// Lists of things to ask in emails, and sentences about them.
import { describe, expect, test } from 'vitest'
import { readText as read } from '../testing/read-text.ts'

describe('a list with dashes of things to ask is a list of fields', () => {
  test.each([
    [
      'English',
      ['Hi Tom,', '', 'Here is what we need to ask:', ''],
      ['- First and last name (required)', '- E-mail', '- Mobile phone', '- Do you come by train?'],
      ['- Home village', '- Pets: dogs / cats / none'],
      [
        'text* First and last name',
        'email E-mail',
        'phone Mobile phone',
        'text Do you come by train?',
        'text Home village',
        'radio Pets: dogs, cats, none',
      ],
    ],
    [
      'German',
      ['Hallo Tom,', '', 'das soll ins Formular:', ''],
      [
        '- Vor- und Nachname (Pflichtfeld)',
        '- E-Mail-Adresse',
        '- Handynummer',
        '- Fährst du mit?',
      ],
      ['- Heimatdorf', '- Tiere: Hund / Katze / keine'],
      [
        'text* Vor- und Nachname',
        'email E-Mail-Adresse',
        'phone Handynummer',
        'text Fährst du mit?',
        'text Heimatdorf',
        'radio Tiere: Hund, Katze, keine',
      ],
    ],
    [
      'French',
      ['Bonjour Tom,', '', 'Voici ce qu’il faut demander :', ''],
      ['- Nom complet (obligatoire)', '- Courriel', '- Téléphone fixe', '- Venez-vous en train ?'],
      ['- Village', '- Animaux : chien / chat / aucun'],
      [
        'text* Nom complet',
        'email Courriel',
        'phone Téléphone fixe',
        'text Venez-vous en train ?',
        'text Village',
        'radio Animaux: chien, chat, aucun',
      ],
    ],
    [
      'Spanish',
      ['Hola:', '', 'Esto hay que preguntar:', ''],
      ['- Nombre completo (obligatorio)', '- Correo', '- Teléfono móvil', '- ¿Vienes en tren?'],
      ['- Pueblo', '- Animales: perro / gato / ninguno'],
      [
        'text* Nombre completo',
        'email Correo',
        'phone Teléfono móvil',
        'text ¿Vienes en tren?',
        'text Pueblo',
        'radio Animales: perro, gato, ninguno',
      ],
    ],
    [
      'Portuguese',
      ['Isto é para perguntar:', ''],
      ['- Nome completo (obrigatório)', '- E-mail', '- Telemóvel', '- Vem de comboio?'],
      ['- Aldeia', '- Animais: cão / gato / nenhum'],
      [
        'text* Nome completo',
        'email E-mail',
        'phone Telemóvel',
        'text Vem de comboio?',
        'text Aldeia',
        'radio Animais: cão, gato, nenhum',
      ],
    ],
    [
      'Italian',
      ['Ecco cosa chiedere:', ''],
      ['- Nome completo (obbligatorio)', '- E-mail', '- Cellulare', '- Vieni in treno?'],
      ['- Paese', '- Animali: cane / gatto / nessuno'],
      [
        'text* Nome completo',
        'email E-mail',
        'phone Cellulare',
        'text Vieni in treno?',
        'text Paese',
        'radio Animali: cane, gatto, nessuno',
      ],
    ],
    [
      'Hebrew',
      [],
      ['- שם מלא (חובה)', '- דוא"ל', '- טלפון נייד', '- האם תגיעו ברכבת?'],
      ['- יישוב', '- חיות: כלב / חתול / אין'],
      [
        'text* שם מלא',
        'email דוא"ל',
        'phone טלפון נייד',
        'text האם תגיעו ברכבת?',
        'text יישוב',
        'radio חיות: כלב, חתול, אין',
      ],
    ],
    [
      'Arabic',
      [],
      ['- الاسم الكامل (مطلوب)', '- البريد الإلكتروني', '- رقم الهاتف', '- هل ستأتي بالقطار؟'],
      ['- القرية', '- الحيوانات: كلب / قطة / لا شيء'],
      [
        'text* الاسم الكامل',
        'email البريد الإلكتروني',
        'phone رقم الهاتف',
        'text هل ستأتي بالقطار؟',
        'text القرية',
        'radio الحيوانات: كلب, قطة, لا شيء',
      ],
    ],
    [
      'Japanese',
      [],
      ['- 氏名（必須）', '- メールアドレス', '- 電話番号', '- 電車で来ますか？'],
      ['- 町名', '- ペット： 犬 / 猫 / なし'],
      [
        'text* 氏名',
        'email メールアドレス',
        'phone 電話番号',
        'text 電車で来ますか？',
        'text 町名',
        'radio ペット: 犬, 猫, なし',
      ],
    ],
  ])('%s', (_language, above, first, rest, fields) => {
    expect(read(...above, ...first, ...rest)).toMatchObject({ fields })
  })

  test('but ways to be reached are options', () => {
    expect(read('How can we reach you?', '- By phone', '- By e-mail', '- By post').fields).toEqual([
      expect.stringContaining('How can we reach you?: By phone, By e-mail, By post'),
    ])
    const channels = ['- Email newsletter', '- Phone tree', '- Notice board']
    expect(read('Which of these do you use?', ...channels).fields).toEqual([
      'checkbox Which of these do you use?: Email newsletter, Phone tree, Notice board',
    ])
    const told =
      'The trip is not free. Who can you ask if that is too much? Please ask Mrs Hall in the office.'
    const letter = ['Dear parents,', '', told, '- Start at 9', '- No mobile phones', '']
    expect(read(...letter, 'Name: ____').fields).toEqual(['text Name'])
    expect(read('Name: ____', '', 'Madame / Monsieur :').fields).toHaveLength(2)
  })
})

test('an instruction to choose beside a label of its own leaves the question above alone', () => {
  expect(
    read('- Name', '- E-mail', '- Your village?', '- Days (tick all that apply): Sat, Sun, Mon')
      .fields,
  ).toEqual(['text Name', 'email E-mail', 'text Your village?', 'checkbox Days: Sat, Sun, Mon'])
})

test.each([
  [
    'Which boat? (dinghy, canoe, 2-person kayak)',
    'radio Which boat?: dinghy, canoe, 2-person kayak',
  ],
  ['Welches Boot? (Jolle, Kanu, Kajak)', 'radio Welches Boot?: Jolle, Kanu, Kajak'],
  ['Quel bateau ? (voilier, canoë, kayak)', 'radio Quel bateau ?: voilier, canoë, kayak'],
  ['¿Cuál prefieres? (vela, canoa, kayak)', 'radio ¿Cuál prefieres?: vela, canoa, kayak'],
  ['Which car? (make, model, year)', 'text Which car? (make, model, year)'],
  ['Which tools? (e.g. saw, file, drill)', 'text Which tools?'],
  ['What is your name? (first, middle, last)', 'text What is your name? (first, middle, last)'],
])('%s', (line, field) => {
  expect(read('Hi all,', '', '1. Email', `2. ${line}`).fields).toEqual(['email Email', field])
})

test.each([
  'And a tick box at the end: "I return it clean."',
  'Und am Ende ein Kästchen: „I return it clean.“',
  'Et une case à cocher : « I return it clean. »',
  'Y una casilla al final: «I return it clean.»',
])('%s', (line) => {
  expect(read('Hi all,', '', '1. Name', '2. Email', '', line)).toEqual({
    fields: ['text Name', 'email Email', 'checkbox I return it clean: Yes'],
    warnings: [],
  })
})

test.each([
  ['1. Name', '2. Which boat?', 'Name and which boat have to be filled in.'],
  ['1. Name', '2. Boot', 'Name und Boot sind Pflicht, der Rest nicht.'],
  ['1. Nom', '2. Bateau ?', 'Le nom et le bateau sont obligatoires.'],
  ['1. Nombre', '2. ¿Barco?', 'Nombre y barco son obligatorios.'],
])('questions that a sentence names as required are required: %s, %s, %s', (one, two, sentence) => {
  const { fields, warnings } = read('Hi all,', '', one, two, '3. Email', '', sentence)
  expect(fields.map((field) => field.split(' ')[0])).toEqual(['text*', 'text*', 'email'])
  expect(warnings).toEqual([])
})

test('a sentence that names anything else requires nothing', () => {
  const sentence = 'Name and your best guess must be filled in.'
  const { fields, warnings } = read('Hi all,', '', '1. Name', '2. Email', '', sentence)
  expect(fields).toEqual(['text Name', 'email Email'])
  expect(warnings).toHaveLength(1)
  const negated = 'Name and email do not have to be filled in.'
  expect(read('Hi all,', '', '1. Name', '2. Email', '', negated).fields).toEqual(fields)
})

test.each([
  ['Are you a host or a guest?', 'If host: number of seats', 'host, guest'],
  ['Sind Sie Fahrer oder Mitfahrer?', 'Falls Fahrer: Anzahl der Plätze', 'Fahrer, Mitfahrer'],
  ['Êtes-vous hôte ou invité ?', 'Si hôte : nombre de places', 'hôte, invité'],
  ['¿Eres socio o visitante?', 'Si socio: cantidad de asientos', 'socio, visitante'],
])('a condition confirms the choices in the words of "%s"', (question, follow, options) => {
  const lines = ['Hi all,', '', '- Name', '- Email', `- ${question}`]
  expect(read(...lines, `- ${follow}`).fields.slice(2)).toEqual([
    `radio ${question}: ${options}`,
    `number ${follow}`,
  ])
  expect(read(...lines, '- Village').fields[2]).toBe(`text ${question}`)
})
