import type { FieldHints } from '../shared/field-hints.ts'

export const phoneHints: FieldHints = {
  words: [
    'phones?',
    'telephone',
    'tel',
    'mobile(?: number)?',
    'cell ?phone',
    'cell number',
    'fax',
    'whatsapp',
    'contact number',
  ],
  called: ['tel', 'telephone', 'phone number', 'phone field', 'phone input'],
  described: ['mobile'],
}
