import { describe, expect, test } from 'vitest'
import { recognizeDescription } from './recognize-description.ts'
import { fieldsOf } from './testing/fields-of.ts'

describe('lists as people say them', () => {
  test.each([
    [
      'swap: reason (noise, mould, other), details when the reason is other, urgent?',
      [
        'Reason [radio] Noise / Mould / Other',
        'Details [textarea] if Reason Other',
        'Urgent? [radio] Yes / No',
      ],
    ],
    ['"Ask the mayor" - name, phone', ['Name [text]', 'Phone [phone]']],
    [
      'rent our hall: date, from when to when, purpose',
      ['Date [date]', 'From [date]', 'To [text]', 'Purpose [text]'],
    ],
    ['Dear team, our choir needs a form with name and phone.', ['Name [text]', 'Phone [phone]']],
    [
      'Subject: a form\n\nDear Jo, we need a form where families enter a name and a phone.',
      ['Name [text]', 'Phone [phone]'],
    ],
    [
      'need a quick form for collecting mileage: driver, car plate, notes',
      ['Driver [text]', 'Car plate [text]', 'Notes [textarea]'],
    ],
    [
      'tutor application: name, best days to call mon tue wed, level A1 A2 B1, hours sat sun',
      [
        'Name [text]',
        'Best days to call [radio] Mon / Tue / Wed',
        'Level [radio] A1 / A2 / B1',
        'Hours sat [number]',
        'Hours sun [number]',
      ],
    ],
    [
      'scheme: name, hire period 6 or 12 months, breakfast 7:30, 8:30 or 9:30, shirt size s-xl',
      [
        'Name [text]',
        'Hire period [radio] 6 / 12 months',
        'Breakfast [radio] 7:30 / 8:30 / 9:30',
        'Shirt size [radio] S / M / L / XL',
      ],
    ],
    [
      'speaker form: food, service and cleanliness each 1-5, comments',
      [
        'Food rating [radio] 1 / 2 / 3 / 4 / 5',
        'Service rating [radio] 1 / 2 / 3 / 4 / 5',
        'Cleanliness rating [radio] 1 / 2 / 3 / 4 / 5',
        'Comments [textarea]',
      ],
    ],
    [
      'Report: date and time of the accident, preferred date & time, which date and time suits you',
      [
        'Date of the accident [date]',
        'Time of the accident [time]',
        'Preferred date [date]',
        'Preferred time [text]',
        'Which date and time suits you? [text]',
      ],
    ],
    [
      'Bug report form for our app. Title, expected result, browser and version, screenshot upload.',
      [
        'Title [text]',
        'Expected result [text]',
        'Browser [text]',
        'Version [text]',
        'Screenshot upload [file]',
      ],
    ],
    [
      'Order form for my shop. Bread, cakes, coffee and tea are sold every day. Name and email.',
      ['Name [text]', 'Email [email]'],
    ],
    [
      'Staff, food and rooms rated 1 to 5',
      ['Staff', 'food', 'rooms'].map(
        (name) => `${name[0]?.toUpperCase()}${name.slice(1)} rating [radio] 1 / 2 / 3 / 4 / 5`,
      ),
    ],
    [
      'How would you rate the venue from 1 to 5, and the speaker from 0 to 5?',
      [
        'How would you rate the venue? [radio] 1 / 2 / 3 / 4 / 5',
        'Speaker [radio] 0 / 1 / 2 / 3 / 4 / 5',
      ],
    ],
    [
      'How likely are you to recommend us from 0 to 5, and why?',
      ['How likely are you to recommend us? [radio] 0 / 1 / 2 / 3 / 4 / 5', 'Why? [textarea]'],
    ],
    [
      'Simple: name + email + "anything else?"',
      ['Name [text]', 'Email [email]', 'Anything else? [textarea]'],
    ],
    [
      'cabin guest book: name, star rating, how was the sauna (stars)',
      [
        'Name [text]',
        'Star rating [rating] 1 / 2 / 3 / 4 / 5',
        'How was the sauna? [rating] 1 / 2 / 3 / 4 / 5',
      ],
    ],
    [
      'quick vote for the trip: beach, zoo, or museum + name',
      ['Vote: trip [radio] Beach / Zoo / Museum', 'Name [text]'],
    ],
    [
      'party form: name + email, kids or adults or a mix, foods you hate, any proof files',
      [
        'Name [text]',
        'Email [email]',
        'Kids or adults or a mix [radio] Kids / Adults / Mix',
        'Foods you hate [text]',
        'Proof files [file]',
      ],
    ],
    [
      'Camp: name, allergy stuff with tick boxes: nuts, milk. Items borrowed (tent, rope)',
      [
        'Name [text]',
        'Allergy stuff [checkbox] Nuts / Milk',
        'Items borrowed [checkbox] Tent / Rope',
      ],
    ],
    [
      'hire form: people give name phone number license number how long they had it pickup date return date',
      [
        'Name [text]',
        'Phone number [phone]',
        'License number [text]',
        'How long you had it? [text]',
        'Pickup date [date]',
        'Return date [date]',
      ],
    ],
    [
      'Trip: name, visa granted? if yes visa number, breakfast (early, late), anything we should know',
      [
        'Name [text]',
        'Visa granted? [radio] Yes / No',
        'Visa number [text] if Visa granted? Yes',
        'Breakfast [radio] Early / Late',
        'Anything we should know? [textarea]',
      ],
    ],
    [
      'order sheet: order number, client, due date',
      ['Order number [text]', 'Client [text]', 'Due date [date]'],
    ],
  ])('%s', (text, fields) => {
    expect(fieldsOf(text)).toEqual(fields)
  })

  test('prose before a list asks for nothing', () => {
    const prose = 'People keep asking about cakes on the phone and I lose track of it, so'
    expect(
      fieldsOf(
        `${prose} I'd like something where they give me their name and phone, how many people`,
      ),
    ).toEqual(['Name [text]', 'Phone [phone]', 'How many people? [number]'])
  })

  test('a sentence about amounts asks for nothing', () => {
    expect(fieldsOf('Open 9 or 10 hours. Contact: name, phone')).toEqual([
      'Name [text]',
      'Phone [phone]',
    ])
  })

  test('what everybody must fill in', () => {
    expect(
      fieldsOf('Boat name, owner, notes. Everything optional except boat name and owner, cheers'),
    ).toEqual(['Boat name [text*]', 'Owner [text*]', 'Notes [textarea]'])
    expect(fieldsOf('Name, website if they already have one. Email is a must.')).toEqual([
      'Name [text]',
      'Website [url]',
      'Email [email*]',
    ])
  })
})

test.each([
  ['Severity dropdown with low/medium/high', ['Severity [select] Low / Medium / High']],
  [
    'Size dropdown with options S, M, L and a colour dropdown with the options red / blue',
    ['Size [select] S / M / L', 'Colour [select] Red / Blue'],
  ],
  ['Tennis booking. court 1, 2, 3 or 4, date', ['Court [radio] 1 / 2 / 3 / 4', 'Date [date]']],
  [
    "Club: email, then which class: Monday evening, Friday morning or Saturday kids' class.",
    [
      'Email [email]',
      "Which class? [radio] Monday evening / Friday morning / Saturday kids' class",
    ],
  ],
  ['quick poll: flavor, choose from vanilla, mint', ['Flavor [radio] Vanilla / Mint']],
  ['guests choose between beef, fish or tofu', ['Beef, fish or tofu? [radio] Beef / Fish / Tofu']],
  ['pick one of red, green, blue as the colour', ['Colour [radio] Red / Green / Blue']],
  ['T-shirt size from S, M, L', ['T-shirt size [radio] S / M / L']],
  [
    'We need e-mails and availability on Saturday, Sunday or both days',
    ['E-mails [email]', 'Availability [radio] Saturday / Sunday / Both days'],
  ],
  ['Demographics (age and gender)', ['Age [number]', 'Gender [text]']],
  [
    'address (street, city, postcode), preferences (colour and size)',
    ['Street [text]', 'City [text]', 'Postcode [text]', 'Colour [text]', 'Size [text]'],
  ],
  ['Child details: (name, age and allergies)', ['Name [text]', 'Age [number]', 'Allergies [text]']],
  ['Pet (name, breed and age)', ['Pet name [text]', 'Pet breed [text]', 'Pet age [number]']],
  ['Contact method (phone, email)', ['Contact method [radio] Phone / Email']],
  ['Name, tick a consent box', ['Name [text]', 'Consent [checkbox] I consent']],
])('choices and details as people say them: %s', (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields)
})

test.each([
  "Name, age. For minors, the guardian's name",
  "Name and age. Under 18s need a guardian's name.",
  "Name, age, guardian's name (only under 18)",
])('a field for minors has a condition on the age: %s', (text) => {
  const { fields } = recognizeDescription(text, () => Math.random().toString(36).slice(2))
  expect(fields.map(({ label }) => label)).toEqual(['Name', 'Age', "Guardian's name"])
  expect(fields[2]?.conditional).toMatchObject({
    rules: [{ fieldId: fields[1]?.id, condition: 'less_than', value: '18' }],
  })
})

describe('conditions in lists', () => {
  test.each([
    [
      'choir sign up: name, are you under 16 -> then parents name and email',
      [
        'Name [text]',
        'Are you under 16? [radio] Yes / No',
        'Parents name [text] if Are you under 16? Yes',
        'Parents email [email] if Are you under 16? Yes',
      ],
    ],
    [
      'quiz: sport (rugby, golf, other), the date, and if they pick other they should tell us what it is',
      ['Sport [radio] Rugby / Golf / Other', 'Date [date]', 'What is it? [text] if Sport Other'],
    ],
    [
      'Car club. Do they own a car? Only then, ask for the plate number.',
      ['Do you own a car? [radio] Yes / No', 'Plate number [text] if Do you own a car? Yes'],
    ],
    [
      'Kennel check\nVet appointed (yes/no)\nName of vet, if yes\nPhone',
      [
        'Vet appointed [radio] Yes / No',
        'Name of vet [text] if Vet appointed Yes',
        'Phone [phone]',
      ],
    ],
  ])('%s', (text, fields) => {
    expect(fieldsOf(text)).toEqual(fields)
  })
})

describe('lists in other languages', () => {
  test.each([
    [
      'Encuesta de mi taller: nombre (opcional), qué servicio pediste (aceite, ruedas), puntuación del 1 al 5, ¿volverías?',
      ['Nombre', 'Qué servicio pediste', 'Puntuación', '¿volverías?'],
    ],
    [
      'Sommerfest: Name, Mail, was bringt ihr mit (Kuchen, Salat), könnt ihr helfen?',
      ['Name', 'Mail', 'Was bringt ihr mit', 'Könnt ihr helfen?'],
    ],
    [
      'Inscripción: nombre y teléfono del tutor, ¿tiene alergias? y si la respuesta es sí, cuáles',
      ['Nombre del tutor', 'Teléfono del tutor', '¿tiene alergias?', 'Cuáles'],
    ],
  ])('%s', (text, labels) => {
    const found = fieldsOf(text).map((field) => field.replace(/ \[.*$/, ''))
    expect(found).toEqual(labels)
  })
})

describe('options beside their name', () => {
  test.each([
    [
      'name, symptoms none/cough/runny nose, house/flat/office, contact name/phone/email',
      [
        'Symptoms [checkbox] None / Cough / Runny nose',
        'House/flat/office [radio] House / Flat / Office',
      ],
    ],
    [
      'name, age group under 18, 18-30, over 30, email',
      ['Age group [radio] Under 18 / 18-30 / Over 30', 'Email [email]'],
    ],
    [
      'name, dropdown for country with Spain, France and Italy, email',
      ['Country [select] Spain / France / Italy', 'Email [email]'],
    ],
    [
      'A dropdown with options small, medium, large for the shirt size. Name.',
      ['Shirt size [select] Small / Medium / Large'],
    ],
    [
      'name, main course for beef, fish or vegetarian',
      ['Main course [radio] Beef / Fish / Vegetarian'],
    ],
    ['timesheet: employee, hours for mon and tue', ['Hours mon [number]', 'Hours tue [number]']],
    ['rental: name, pick up date, phone', ['Pick-up date [date]', 'Phone [phone]']],
    [
      'party: name, whos coming n how many, time slot 9am, 10am, 2pm',
      ['Whos coming [text]', 'How many? [number]', 'Time slot [radio] 9am / 10am / 2pm'],
    ],
    [
      'accident report: name, date and time it happened, email',
      ['Date [date]', 'Time [time]', 'Email [email]'],
    ],
    [
      'wine evening: name, email, do you eat cheese?, I am over 18 (must tick)',
      ['Confirmation [checkbox*] I confirm that I am over 18'],
    ],
    [
      'Camp: name, email. Parents also have to sign the form and date it.',
      ['Signature [signature*]', 'Date [date*]'],
    ],
    [
      'RSVP for our wedding. Guests say if they are coming, how many in their party',
      ['Are you coming? [radio] Yes / No', 'How many in your party? [number]'],
    ],
    [
      'potluck. who are you, what dish are you bringing (main, side), describe your dish, does it contain nuts?',
      [
        'Who are you? [text]',
        'What dish are you bringing? [radio] Main / Side',
        'Describe your dish [textarea]',
        'Does it contain nuts? [radio] Yes / No',
      ],
    ],
    [
      'noise: name. when does it happen: daytime, evening, night. How often?',
      ['When does it happen? [radio] Daytime / Evening / Night'],
    ],
    [
      'School club: name, email. Who is allowed to collect them? Can we take photographs?',
      ['Who is allowed to collect you? [text]', 'Can we take photographs? [radio] Yes / No'],
    ],
    ['grant application w/ GPA, essay, transcript pdf', ['GPA [text]', 'Essay [textarea]']],
    [
      'van check: driver, lights ok / not ok, how did u hear of us, delivery day Wed or Fri, size S M L',
      [
        'Lights [radio] Ok / Not ok',
        'How did you hear of us? [text]',
        'Delivery day [radio] Wed / Fri',
        'Size [radio] S / M / L',
      ],
    ],
    [
      'run. first name surname gender dob email phone, club',
      ['Surname [text]', 'Gender [text]', 'Dob [date]', 'Club [text]'],
    ],
    [
      'tenants. They put in the flat number, their name and phone',
      ['Flat number [text]', 'Name [text]', 'Phone [phone]'],
    ],
    [
      'Trust. Each applicant must supply his or her full name and home address.',
      ['Full name [text*]', 'Home address [text*]'],
    ],
    [
      'clinic. Name, email. Reason for visit. Best day for a visit. Names of everyone in the party.',
      [
        'Reason for visit [text]',
        'Best day for a visit [text]',
        'Names of everyone in the party [text]',
      ],
    ],
    [
      'leaving: name, email, reason (price, moving away, other), artist: Ann, Bea, no preference',
      ['Reason [radio] Price / Moving away / Other', 'Artist [radio] Ann / Bea / No preference'],
    ],
    ['Name, email, date of birth (must be 16 or over)', ['Date of birth [date]']],
    [
      'Exit interview. Name, reason (pay, other), if other please specify, how were you with: your manager, pay',
      ['Please specify [text] if Reason Other', 'Manager [text]'],
    ],
    [
      'Check-in: name? do they need a cot, anything else we should know',
      ['Do you need a cot? [radio] Yes / No', 'Anything else we should know? [textarea]'],
    ],
    [
      'moving quote request\nmoving date\nany heavy items like piano, safe, pool table\npacking yes no\nname',
      ['Heavy items [radio] Piano / Safe / Pool table', 'Packing [radio] Yes / No', 'Name [text]'],
    ],
    [
      'Mieter: Abgefragt werden soll der Name, die Adresse, eine Telefonnummer.',
      ['Name [text]', 'Adresse [text]', 'Telefonnummer [phone]'],
    ],
    ['signup, just email and first name, both required', ['Email [email*]', 'First name [text*]']],
    [
      'Name. Ask for details only if they have allergies',
      ['Details [textarea] if Do you have allergies? Yes'],
    ],
  ])('"%s"', (text, fields) => {
    expect(fieldsOf(text)).toEqual(expect.arrayContaining(fields))
  })

  test.each([
    [
      'Formulaire de contact avec nom. Un animal (oui/non) ; si oui, quelle race',
      'Quelle race [text] if Un animal Oui',
    ],
    ['Formular mit Name, Haustier (ja/nein), wenn nein, warum', 'Warum [text] if Haustier Nein'],
  ])('"%s" uses the words for yes and no of its options', (text, field) => {
    const fields = fieldsOf(text)
    expect(fields).toContain(field)
    expect(fields[0]).toMatch(/^(?:Nom|Name) /)
  })
})
