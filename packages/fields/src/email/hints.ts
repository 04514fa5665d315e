import type { FieldHints } from '../shared/field-hints.ts'

export const emailHints: FieldHints = {
  words: [
    'correo(?: electr[oó]nico)?',
    'courriel',
    'adresse (?:e-?mail|[eé]lectronique)',
    'e-?mails?',
    'e-?mail address(?:es)?',
  ],
  called: ['email address', 'e-mail', 'e-mail address', 'email field', 'email input'],
  described: ['mail'],
}
