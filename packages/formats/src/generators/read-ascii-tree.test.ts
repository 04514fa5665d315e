import { expect, test } from 'vitest'
import { lookAheadLines, readAsciiTree } from './read-ascii-tree.ts'

function read(text: string) {
  let count = 0
  const found = readAsciiTree(text, () => {
    count += 1
    return `field_${count}`
  })
  return found?.fields.map(({ type, label, options = [], conditional }) =>
    [type, label, ...options, ...(conditional === undefined ? [] : ['if'])].join(' · '),
  )
}

test('questions of a tree become fields, with conditions for those behind an option', () => {
  expect(read('Do you have a pet?\n├── Yes → What kind of pet?\n└── No → Why not?')).toEqual([
    'radio · Do you have a pet? · Yes · No',
    'text · What kind of pet? · if',
    'text · Why not? · if',
  ])
})

test('a label of three characters is dropped, with the conditions on it', () => {
  expect(read('Ok?\n├── Yes → Which size do you wear?\n└── No')).toEqual([
    'text · Which size do you wear?',
  ])
})

test('options are searched nine lines down', () => {
  const after = (lines: number) =>
    ['Which color?', ...Array.from({ length: lines - 1 }, () => 'A remark.'), 'Red', 'Blue'].join(
      '\n',
    )
  expect(read(after(lookAheadLines))).toEqual(['radio · Which color? · Red · Blue'])
  expect(read(after(lookAheadLines + 1))).toEqual(['text · Which color?'])
})

test('a text without questions is no tree', () => {
  expect(read('Some words\nand some more')).toBeUndefined()
  expect(read('│\n└──')).toBeUndefined()
})
