import { expect, test } from 'vitest'
import { typeOf } from '../documents/questions/type-of.ts'
import { guessFieldType } from './guess-field-type.ts'

const births = [
  'Date of birth',
  'Birthday',
  'D.O.B.',
  'Geburtsdatum',
  'Geboren am',
  'Geb.-Datum',
  'Date de naissance',
  'Né le',
  'Né(e) le',
  'Née le',
  'Fecha de nacimiento',
  'Nacido el',
  'Data di nascita',
  'Nato/a il',
  'Data de nascimento',
  'Geboortedatum',
  'Geboren op',
  'תאריך לידה',
  'تاريخ الميلاد',
  '生年月日',
  'お子様の生年月日',
]
const emails = [
  'Email',
  'Your Email Address (work)',
  'E-Mail-Adresse',
  'Adresse e-mail',
  'Correo electrónico',
  'Indirizzo email',
  'Posta elettronica',
  'E-mailadres',
  'Endereço de e-mail',
  'דוא"ל',
  'אימייל',
  'البريد الإلكتروني',
  'メールアドレス',
]

test.each(births)('"%s" is a date', (label) => {
  expect(guessFieldType(label, ['email', 'phone', 'date', 'number'])).toBe('date')
  expect(typeOf(label, '', 1)).toBe('date')
})

test.each(emails)('"%s" is an email address', (label) => {
  expect(guessFieldType(label, ['email', 'phone', 'date', 'number'])).toBe('email')
  expect(typeOf(label, '', 1)).toBe('email')
})

test.each([
  'Lieu de naissance',
  'Lugar de nacimiento',
  'Luogo di nascita',
  'Local de nascimento',
  'Geburtsort',
  'Place of birth',
  'メールマガジン',
])('"%s" is neither', (label) => {
  expect(guessFieldType(label, ['email', 'date'])).toBeNull()
  expect(typeOf(label, '', 1)).toBe('text')
})
