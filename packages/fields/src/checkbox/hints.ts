import type { FieldHints } from '../shared/field-hints.ts'

export const checkboxHints: FieldHints = {
  words: [],
  called: [
    'checkboxes',
    'check box',
    'check boxes',
    'checkbox group',
    'tick boxes',
    'multi-select',
    'multiselect',
    'multi select',
    'multiple select',
    'select multiple',
    'multiple selection',
    'multiple answers',
    'select all that apply',
    'check all that apply',
    'choose all that apply',
    'tick all that apply',
    'mark all that apply',
    'select all',
    'select any',
    'choose any',
    'all that apply',
  ],
  described: ['multiple', 'multi', 'ranking'],
}
