import { expect, test } from 'vitest'
import { previewOf } from './chat-files.ts'
import { readUpload } from './read-upload.ts'

const read = (name: string, text: string) => readUpload(new File([text], name))

test.each([
  [
    'form.json',
    '[{"label":"City","type":"text"},{"label":"Age","type":"number"}]',
    ['City', 'Age'],
  ],
  ['places.csv', 'City,Country\nBergen,Norway', ['City', 'Country']],
  ['notes.md', '### City\n### Country', ['City', 'Country']],
  ['NOTES.MARKDOWN', '### City', ['City']],
  ['tree.txt', 'Is it raining?\n├── Yes\n└── No', ['Is it raining?']],
])('%s is read and its fields are found', async (name, text, labels) => {
  const upload = await read(name, text)
  expect(upload.kind === 'found' && upload.fields.map(({ label }) => label)).toEqual(labels)
})

test.each(['a.pdf', 'a.doc', 'a.DOCX', 'a.xls', 'a.xlsx'])(
  '%s is taken and not read here',
  async (name) => {
    expect(await read(name, 'anything')).toEqual({ kind: 'document' })
  },
)

test.each([
  ['photo.png', 'x', 'Unsupported file type: png'],
  ['diagram.mmd', 'graph TD', 'Unsupported file type: mmd'],
  ['README', 'x', 'Unsupported file type: none'],
  ['form.json', '{"fields": [', 'Invalid JSON format'],
  ['empty.json', '', 'Invalid JSON format'],
  ['empty.csv', ' \n', 'CSV file is empty'],
])('%s holding %j is refused: %s', async (name, text, reason) => {
  expect(await read(name, text)).toEqual({ kind: 'refused', reason })
})

test('a text without questions still has a preview', async () => {
  expect(await read('letter.json', '[]')).toMatchObject({ kind: 'found', fields: [] })
})

test('a preview is cut at the limit of its type, never inside a character', async () => {
  const length = async (name: string) => {
    const upload = await read(name, 'City is it? '.repeat(100))
    return upload.kind === 'found' ? upload.preview.length - 1 : null
  }
  expect(await length('a.csv')).toBe(300)
  expect(await length('a.txt')).toBe(400)
  const json = await read('a.json', JSON.stringify([{ label: 'x'.repeat(600) }]))
  expect(json.kind === 'found' && json.preview.length).toBe(501)
  expect(previewOf('ab😀', 3)).toBe('ab…')
  expect(previewOf('short', 300)).toBe('short')
})

test('of thousands of fields, as many are used as a form can have, and the rest is counted', async () => {
  const text = JSON.stringify(Array.from({ length: 1_200 }, (_, at) => ({ label: `Q${at}` })))
  const upload = await read('many.json', text)
  expect(upload.kind === 'found' && [upload.fields.length, upload.left]).toEqual([1_000, 200])
})
