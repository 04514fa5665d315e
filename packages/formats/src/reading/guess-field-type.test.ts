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
  'When were you born?',
  'When was your child born?',
  'Wann sind Sie geboren?',
  'Wann wurdest du geboren?',
  'Quand êtes-vous né(e) ?',
  'Quand es-tu née ?',
  '¿Cuándo nació?',
  '¿Cuándo naciste?',
  'Quando è nato?',
  'Quando sei nata?',
  'Quando nasceu?',
  'Quando você nasceu?',
  'Wanneer bent u geboren?',
  'מתי נולדת?',
  'متى ولدت؟',
  'いつ生まれましたか？',
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
  'Cellulare',
  'Cellulare del genitore',
  'Numero di cellulare',
  'Celular',
  'Telemóvel',
  'Mobilnummer',
  'Mobil',
  'Tél. portable',
  'Portable',
  'Mobiel nummer',
  'GSM',
  'טלפון נייד',
  'رقم الهاتف',
  '電話番号',
  '携帯番号',
])('"%s" is a phone number', (label) => {
  expect(guessFieldType(label, ['email', 'phone', 'date', 'number'])).toBe('phone')
  expect(typeOf(label, '', 1)).toBe('phone')
})

test.each([
  'Passport expiry',
  'Valid until',
  'Gültig bis',
  'Échéance du contrat',
  'Caducidad del carné',
  'Se sì, scadenza del certificato',
  'Prazo de validade',
  'Geldig tot',
  'תוקף הדרכון',
  'تاريخ انتهاء الصلاحية',
  'パスポートの有効期限',
])('"%s" is a date', (label) => {
  expect(guessFieldType(label, ['email', 'phone', 'date', 'number'])).toBe('date')
  expect(typeOf(label, '', 1)).toBe('date')
})

test.each([
  'Biologia cellulare',
  'Biología celular',
  'Ordinateur portable',
  'Portable toilets',
  'Sind Sie mobil?',
  'מחשב נייד',
])('"%s" is no phone number', (label) => {
  expect(guessFieldType(label, ['phone'])).toBeNull()
})

test.each([
  'Lieu de naissance',
  'Lugar de nacimiento',
  'Luogo di nascita',
  'Local de nascimento',
  'Geburtsort',
  'Place of birth',
  'メールマガジン',
  'Wo sind Sie geboren?',
  '¿Dónde nació?',
])('"%s" is neither', (label) => {
  expect(guessFieldType(label, ['email', 'date'])).toBeNull()
  expect(typeOf(label, '', 1)).toBe('text')
})

test('a question for a place and a date is a text', () => {
  expect(typeOf('Where and when were you born?', '', 1)).toBe('text')
})
