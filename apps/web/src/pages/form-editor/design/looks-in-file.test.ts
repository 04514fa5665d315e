import { json } from '@ramiform/formats/form-exporters/json'
import { expect, test } from 'vitest'
import { looksInFile } from './looks-in-file.ts'

const look = { name: 'Studio', style: { accent: '#1f5fa8' } }
const form = { name: 'Sign up', schema: { fields: [], settings: {} } }

test('the looks of an exported form are found again', () => {
  const { text } = json.write({ ...form, looks: [look] })
  expect(looksInFile(text)).toEqual([look])
})

test('a form without looks and other files have none', () => {
  expect(looksInFile(json.write(form).text)).toEqual([])
  for (const text of ['', 'null', '[]', '{"looks":{}}', '{"looks":[1,{"name":2,"style":{}}]}']) {
    expect(looksInFile(text), text).toEqual([])
  }
})
