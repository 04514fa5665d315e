import { expect, test } from 'vitest'
import { aForm } from '../testing/a-form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { byteOrderMark } from './csv-cell.ts'
import { csvFileName, submissionsToCsv, withFormerFields } from './submissions-csv.ts'

const form = aForm()
  .text('name', { label: 'Full name' })
  .checkbox('lunch', ['Vegan'], { label: '=Lunch' })
const one = {
  id: 's1',
  submittedAt: '2026-11-21T12:00:00.000Z',
  submitterEmail: 'ada@example.org',
  data: { name: 'Lovelace, "Ada"\nof London', lunch: ['Vegan', 'No nuts'], gone: 'kept' },
}

test('a header, a row each, and the answers to fields that the form no longer has', () => {
  const two = { id: 's2', submittedAt: '2026-11-21T13:00:00.000Z', data: {} }
  expect(submissionsToCsv(form, [one, two], fewFieldTypes)).toBe(
    "Submission ID,Submitted At,Email,Full name,'=Lunch,gone\r\n" +
      's1,2026-11-21T12:00:00.000Z,ada@example.org,"Lovelace, ""Ada""\nof London","Vegan, No nuts",kept\r\n' +
      's2,2026-11-21T13:00:00.000Z,,,,\r\n',
  )
})

test('a byte order mark on demand', () => {
  expect(submissionsToCsv(form, [], fewFieldTypes, { bom: true }).startsWith(byteOrderMark)).toBe(
    true,
  )
  expect(submissionsToCsv(form, [], fewFieldTypes).startsWith('Submission ID')).toBe(true)
})

test('an export keeps the columns of fields that the form has lost, under their last label', () => {
  const now = aForm().text('a', { label: 'Name now' })
  const newer = aForm().text('a', { label: 'Name' }).text('b', { label: 'Phone number' })
  const older = aForm().text('b', { label: 'Phone' }).text('c', { label: 'Fax' })
  expect(withFormerFields(now, [newer, older], fewFieldTypes).map(({ label }) => label)).toEqual([
    'Name now',
    'Phone number',
    'Fax',
  ])
})

test.each([
  ['Winter workshop: sign-up / 2026', 'Winter-workshop-sign-up-2026-submissions.csv'],
  ['Übung für Ängstliche', 'Übung-für-Ängstliche-submissions.csv'],
  ['../../..', 'form-submissions.csv'],
  ['𝒳'.repeat(100), `${'X'.repeat(60)}-submissions.csv`],
])('the file of the form %s has a name that any system takes', (name, file) => {
  expect(csvFileName(name)).toBe(file)
})
