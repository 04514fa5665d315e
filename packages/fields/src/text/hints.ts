import type { FieldHints } from '../shared/field-hints.ts'

export const textHints: FieldHints = {
  words: [],
  called: [
    'short text',
    'string',
    'text field',
    'text box',
    'textbox',
    'text input',
    'short answer',
    'short answer text',
    'free text',
    'open text',
    'open-ended',
    'open ended',
    'single line',
    'single line text',
  ],
  described: ['short', 'open', 'time'],
}
