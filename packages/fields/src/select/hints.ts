import type { FieldHints } from '../shared/field-hints.ts'

export const selectHints: FieldHints = {
  words: [],
  called: [
    'dropdown',
    'drop-down',
    'drop down',
    'dropdown list',
    'drop-down list',
    'select list',
    'select menu',
    'dropdown menu',
    'picklist',
    'pick list',
    'combobox',
    'combo box',
    'dropdown select',
  ],
  described: ['list', 'menu'],
}
