import type { FieldHints } from '../shared/field-hints.ts'

export const textareaHints: FieldHints = {
  words: [
    'comments?',
    'message',
    'describe',
    'description',
    'explain',
    'feedback',
    'tell us (?:more|about|why|what)',
    'additional (?:information|details|notes)',
    'notes',
    'bio(?:graphy)?',
    'details',
  ],
  called: [
    'text area',
    'long text',
    'paragraph',
    'paragraph text',
    'multiline',
    'multi-line',
    'multi-line text',
    'multiline text',
    'long answer',
    'long answer text',
    'essay',
    'comment box',
    'large text',
  ],
  described: ['address', 'long', 'comment', 'comments'],
}
