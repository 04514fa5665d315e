import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { detectKind } from './detect-kind.ts'

const hex = (text: string) => Buffer.from(text, 'hex')
const kindOf = (content: Buffer, name: string) => detectKind(Readable.from([content]), name)
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('the content decides, whatever the name says', async () => {
  const png = Buffer.from(dot, 'base64')
  expect(await kindOf(png, 'holiday.png')).toBe('image')
  expect(await kindOf(png, 'letter.pdf')).toBe('image')
  expect(await kindOf(Buffer.from('%PDF-1.7\n'), 'scan.png')).toBe('pdf')
  expect(await kindOf(Buffer.from(`MZ${'\0'.repeat(200)}`), 'holiday.png')).toBeNull()
})

test('old office files are one format: only their names tell them apart', async () => {
  const container = Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(600)])
  expect(await kindOf(container, 'letter.doc')).toBe('document')
  expect(await kindOf(container, 'table.xls')).toBe('spreadsheet')
  expect(await kindOf(container, 'setup.msi')).toBeNull()
})

test('a text is one by its name, if it is text', async () => {
  expect(await kindOf(Buffer.from('name;age\nZoë;7\n'), 'list.csv')).toBe('spreadsheet')
  expect(await kindOf(Buffer.from('hello'), 'list.png')).toBeNull()
  expect(await kindOf(hex('00010203ff'), 'note.txt')).toBeNull()
  // Cut through in the middle of a letter.
  expect(await kindOf(Buffer.from('ë'.repeat(4_000)).subarray(0, 4_097), 'note.txt')).toBe(
    'document',
  )
})
