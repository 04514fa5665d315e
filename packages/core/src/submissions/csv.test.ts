import { describe, expect, test } from 'vitest'
import { aForm } from '../testing/a-form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { byteOrderMark, csvCell, csvFileName, submissionsToCsv, withFormerFields } from './csv.ts'

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

describe('cells that a spreadsheet would run are made text', () => {
  test.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    ' =1',
    '\u00a0=1',
    '\u200b=1',
    '-',
    '+44 20 7946 0000',
  ])('%j', (text) => {
    expect(csvCell(text)).toBe(`'${text}`)
  })

  test.each(['\tx', '\rx', '\nx'])('%j', (text) => {
    expect(csvCell(text).replaceAll('"', '')).toBe(`'${text}`)
  })

  test('a letter after a million digits is rejected quickly', () => {
    const text = `-${'1'.repeat(1_000_000)}x`
    expect(csvCell(text)).toBe(`'${text}`)
  })

  test.each([
    ['a;=2', "a;'=2"],
    ['a; =2', "a;' =2"],
    ['a;"=2"', '"a;\'""=2"""'],
    ['a;b;@x;+1 2', "a;b;'@x;'+1 2"],
    ['a;;=2', "a;;'=2"],
    ['a\t=2', "a\t'=2"],
    ['\t=1', "'\t'=1"],
    ['a|=2', "a|'=2"],
    ['a\n=2', '"a\n\'=2"'],
    ['a\r\n=2', '"a\r\n\'=2"'],
    ['a;＝2', "a;'＝2"],
    ['=1;=2', "'=1;'=2"],
    ["a\n- cmd|' /C calc'!A0", "\"a\n'- cmd|' /C calc'!A0\""],
  ])('%j, where a program splits at another delimiter than a comma', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  test('quoting comes after', () => {
    expect(csvCell('=HYPERLINK("http://a","b")')).toBe(`"'=HYPERLINK(""http://a"",""b"")"`)
  })

  const harmless = ['-5', '-1.5', '-.5', '-1e9', '5', 'a=b', "it's", '', ' x', 'a;b', 'a;-5;b=c']
  test.each(harmless)('%j stays as it is', (text) => {
    expect(csvCell(text)).toBe(text)
  })

  test('a list with hyphens keeps them', () => {
    expect(csvCell('To bring:\n- milk\n- 2 eggs')).toBe('"To bring:\n- milk\n- 2 eggs"')
  })

  test('read back, every cell is its text, but for the apostrophes', () => {
    const texts = ['a;=2', 'x\t=1', '"=1"', 'a\n=2', 'a,=2;"', "it's", '', '-5']
    const line = texts.map(csvCell).join(',')
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
    )
    expect(cells.map((cell) => cell.replaceAll(/(^|[;\t\n])'(?="?=)/g, '$1'))).toEqual(texts)
  })
})

test('an export keeps the columns of fields that the form has lost, under their last label', () => {
  const now = aForm().text('a', { label: 'Name now' })
  const newer = aForm().text('a', { label: 'Name' }).text('b', { label: 'Phone number' })
  const older = aForm().text('b', { label: 'Phone' }).text('c', { label: 'Fax' })
  expect(withFormerFields(now, [newer, older]).map(({ label }) => label)).toEqual([
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
