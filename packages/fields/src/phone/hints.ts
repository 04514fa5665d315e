import type { FieldHints } from '../shared/field-hints.ts'

export const phoneHints: FieldHints = {
  words: [
    'telefon(?:nummer)?',
    'handy(?:nummer)?',
    'rufnummer',
    'tel[eé]fono',
    't[eé]l[eé]phone',
    'm[oó]vil',
    'telefone',
    'telefoon(?:nummer)?',
    'phones?',
    'telephone',
    'tel',
    'mobile(?: number)?',
    'cell ?phone',
    'cell number',
    'cell$',
    'fax',
    'whatsapp',
    'contact number',
  ],
  called: ['tel', 'telephone', 'phone number', 'phone field', 'phone input'],
  described: ['mobile'],
}
