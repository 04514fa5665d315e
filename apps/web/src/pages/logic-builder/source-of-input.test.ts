import { expect, test } from 'vitest'
import { sourceOfInput, sourceOfMainButton } from './source-of-input.ts'
import { emptyInput } from './stored-input.ts'

test('a tree is used before the description, and nothing without either', () => {
  const words = { ...emptyInput, title: 'Lamp', description: 'Ask for a name' }
  expect(sourceOfInput({ ...words, text: 'Is it on?' })).toEqual({
    kind: 'tree',
    text: 'Is it on?',
  })
  expect(sourceOfInput({ ...words, text: ' \n' })).toEqual({
    kind: 'words',
    text: 'Ask for a name',
  })
  expect(sourceOfInput({ ...emptyInput, title: 'Lamp' })).toBeNull()
})

test('the main button needs a title or a description', () => {
  expect(sourceOfMainButton({ ...emptyInput, text: 'Is it on?' })).toBeNull()
  expect(sourceOfMainButton({ ...emptyInput, title: ' ', description: ' ' })).toBeNull()
  expect(sourceOfMainButton({ ...emptyInput, title: 'Lamp' })).toEqual({
    kind: 'words',
    text: 'Lamp',
  })
  expect(sourceOfMainButton({ text: 'Is it on?', title: 'Lamp', description: '' })).toEqual({
    kind: 'tree',
    text: 'Is it on?',
  })
})
