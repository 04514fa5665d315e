import type { FieldHints } from '../shared/field-hints.ts'

export const urlHints: FieldHints = {
  words: [
    'web ?sites?',
    'urls?',
    'web (?:page|address)',
    'home ?page',
    'linkedin',
    'portfolio link',
  ],
  called: ['website', 'web address', 'website url', 'link url'],
  described: ['link'],
}
