import type { FieldHints } from '../shared/field-hints.ts'

export const numberHints: FieldHints = {
  words: [
    'how (?:many|old|much|long|far|tall|often per)',
    'number of',
    'no\\. of',
    'age',
    'quantity',
    'count',
    'amount',
    'percentage',
    'weight',
    'height',
    'budget',
    'income',
    'salary',
    'years of',
    'headcount',
    '(?<!(?:account|case|card|customer|flight|house|id|invoice|licen[cs]e|member(?:ship)?|model|order|part|passport|policy|reference|registration|room|serial|social security|tax|ticket|tracking|vat) )number',
  ],
  called: [
    'numeric',
    'integer',
    'number field',
    'number input',
    'whole number',
    'decimal',
    'int',
    'float',
  ],
  described: ['slider'],
}
