import type { FieldHints } from '../shared/field-hints.ts'

export const dateHints: FieldHints = {
  words: [
    'dates?',
    'dob',
    'd\\.o\\.b',
    'birth ?day',
    'birth ?date',
    'deadline',
    'what day',
    'which day',
    'when (?:is|was|did|do|does|will|would|are|were|can|should)',
  ],
  called: [
    'date picker',
    'datepicker',
    'date field',
    'calendar',
    'date input',
    'mm/dd/yyyy',
    'dd/mm/yyyy',
    'yyyy-mm-dd',
    'dd.mm.yyyy',
    'mm-dd-yyyy',
    'dd-mm-yyyy',
    'mm/dd/yy',
    'tt.mm.jjjj',
  ],
  described: ['datetime', 'date/time', 'date and time'],
}
