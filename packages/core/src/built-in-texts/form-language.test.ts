import { expect, test } from 'vitest'
import { aForm } from '../testing/a-form.ts'
import { languageOfForm, languageOfTexts } from './form-language.ts'

const asking = (...labels: string[]) =>
  labels.reduce((form, label, at) => form.text(`f${at}`, { label }), aForm())

test.each([
  ['en', ['Your name', 'Email', 'How did you hear about us?']],
  ['en', ['Name', 'Email', 'Company', 'Message']],
  ['de', ['Name', 'E-Mail', 'Nachricht']],
  ['de', ['Vorname', 'Nachname', 'Wie möchten Sie bezahlen?']],
  ['fr', ['Nom', 'Prénom', 'Adresse e-mail']],
  ['fr', ['Comment avez-vous connu notre association ?', 'Date']],
  ['es', ['Nombre', 'Apellidos', 'Correo electrónico', '¿Cuándo llega?']],
  ['pt', ['Nome', 'Endereço', 'Telefone', 'Qual é a sua idade?']],
  ['it', ['Nome', 'Cognome', 'Numero di telefono', 'Quale corso desidera?']],
  ['nl', ['Naam', 'Telefoonnummer', 'Welke datum wilt u?']],
  ['ja', ['お名前', 'メールアドレス', '電話番号']],
  ['ar', ['الاسم الكامل', 'البريد الإلكتروني', 'WhatsApp']],
  ['he', ['שם מלא', 'כתובת אימייל']],
  // English when the texts do not decide, or when their language has no table.
  ['en', []],
  ['en', ['Email', 'Nome']],
  ['en', ['نام و نام خانوادگی', 'چه روزی می‌آیید؟']],
  ['en', ['姓名', '电子邮件']],
  ['en', ['Имя', 'Телефон']],
] as const)('%s is the language of %j', (language, labels) => {
  expect(languageOfTexts(asking(...labels))).toBe(language)
})

test.each([
  ['RSVP', ['Y', 'N']],
  ['Rota', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']],
  ['Grades', ['A', 'B', 'C', 'D', 'E']],
  ['Sizes', ['S', 'M', 'L', 'XL']],
  ['Proof of purchase', ['Or', 'Of', 'Il', 'Le', 'El', 'Di', 'Du', 'Lo', 'Je']],
  ['Rating', ['Comment', 'Postcode', 'Participants']],
  ['Membership', ['Member', 'Non-member', 'Add-ons']],
  ['Office', ['Los Angeles', 'Las Vegas', 'Del Mar', 'Des Moines']],
  ['Type of van', ['SIM', 'EST', 'MIT', 'example.com']],
])('the short English form "%s" with %j is English', (name, options) => {
  const form = aForm().text('a', { label: 'Name' }).radio('b', options, { label: name })
  expect(languageOfTexts(form, name)).toBe('en')
})

test.each([
  ['de', ['Name', 'E-Mail', 'Ort']],
  ['fr', ['Nom', 'E-mail']],
  ['fr', ['Comment vous joindre ?']],
  ['es', ['Email', '¿Y tu edad?']],
  ['pt', ['Email', 'Como podemos ajudar?']],
  ['nl', ['Email', 'Naam', 'Postcode']],
] as const)('%s is the language of the short form %j', (language, labels) => {
  expect(languageOfTexts(asking(...labels))).toBe(language)
})

test('options, descriptions, title and name count too', () => {
  expect(languageOfTexts(aForm().radio('a', ['Ja', 'Nein'], { label: 'Workshop' }))).toBe('de')
  expect(languageOfTexts(aForm().text('a', { label: 'Email', description: 'Votre adresse' }))).toBe(
    'fr',
  )
  expect(languageOfTexts(asking('Email').with({ title: 'Anmeldung zum Kurs' }))).toBe('de')
  expect(languageOfTexts(asking('Email'), 'Inschrijving voor de cursus')).toBe('nl')
})

test('texts that the editor begins with say nothing about the language', () => {
  const form = aForm()
    .text('a', { label: 'Email', placeholder: 'Enter your email...' })
    .with({ submitButtonText: 'Submit', successMessage: 'Thank you for your submission!' })
  expect(languageOfTexts(form, 'Anmeldung')).toBe('de')
})

test('an owner decides before the texts do, also that each visitor may', () => {
  const german = asking('Vorname', 'Nachname')
  expect(languageOfForm(german)).toBe('de')
  expect(languageOfForm(german.with({ language: 'ar' }))).toBe('ar')
  expect(languageOfForm(german.with({ language: 'visitor' }))).toBeNull()
})
