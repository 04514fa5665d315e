import type { FieldHints } from '../shared/field-hints.ts'

export const emailHints: FieldHints = {
  words: [
    'correo(?: electr[oó]nico)?',
    'courriel',
    'adresse (?:(?:e-?)?mail|[eé]lectronique)',
    'e-?mails?',
    'e-?mail address(?:es)?',
    'e-?mail-?adress?(?:en?)?',
    'posta elettronica',
    'correio eletr[ôo]nico',
    'endere[çc]o eletr[ôo]nico',
    'דוא["״”\'׳]?ל',
    'דואר אלקטרוני',
    'אי?מייל',
    '(?:ال)?بريد\\p{L}? (?:ال)?[إا]لكتروني',
    '(?:ال)?[إا]يميل',
    '\\p{L}*メールアドレス',
    '(?:電子|e)?メール',
  ],
  called: ['email address', 'e-mail', 'e-mail address', 'email field', 'email input'],
  described: ['mail'],
}
