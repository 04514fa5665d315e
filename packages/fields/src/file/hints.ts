import type { FieldHints } from '../shared/field-hints.ts'

export const fileHints: FieldHints = {
  words: ['upload', 'attach(?:ment|ments)?', 'r[eé]sum[eé] file', 'cv file'],
  called: [
    'file upload',
    'upload',
    'upload file',
    'attachment',
    'image upload',
    'photo upload',
    'upload field',
  ],
  described: ['image', 'photo', 'document'],
}
