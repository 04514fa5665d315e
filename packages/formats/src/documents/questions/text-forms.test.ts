// Forms to print that are typed as plain text: frames, and options in columns.
import { expect, test } from 'vitest'
import { readText as read } from '../testing/read-text.ts'
import { isWrittenText } from './fields-of-text.ts'

const framed = `+--------------------------------------+
|   VILLAGE CHOIR                       |
|   SIGN-UP SHEET                       |
+======================================+
|  Name: ________________________      |
|  Phone: _______________________      |
|  Date of birth: __ / __ / ____       |
+--------------------------------------+`

test('a form in frames is a form to print, and no drawn tree', () => {
  expect(isWrittenText(framed)).toBe(true)
  expect(isWrittenText('+-- Do you smoke?\n|   +-- yes\n')).toBe(false)
  const boxes = '+------+     +------+\n| Ill? |-yes-| Home |\n+------+     +------+\n'
  expect(isWrittenText(boxes)).toBe(false)
})

test('the frames are taken off', () => {
  expect(read(...framed.split('\n'))).toEqual({
    fields: ['text Name', 'phone Phone', 'date Date of birth'],
    warnings: [],
  })
})

test('options in a column belong to the label on their first line', () => {
  expect(
    read(
      'NAME: ______________',
      '',
      'TICKET   ( ) Adult      20.00',
      '         ( ) Student     5.00',
      '         ( ) Family     30.00',
      '',
      'VOICE    [ ] Soprano   12 €   [ ] Bass    9 €',
    ).fields,
  ).toEqual([
    'text NAME',
    'radio TICKET: Adult 20.00, Student 5.00, Family 30.00',
    'radio VOICE: Soprano 12 €, Bass 9 €',
  ])
})
