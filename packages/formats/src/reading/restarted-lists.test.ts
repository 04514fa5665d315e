import { expect, test } from 'vitest'
import { fieldsOfBlocks } from '../documents/questions/fields-of.ts'
import { partsOf } from '../documents/questions/parts.ts'
import { countedIds } from '../documents/testing/counted-ids.ts'
import { markdown } from '../importers/markdown/markdown.ts'
import { tree } from '../importers/tree/tree.ts'
import { restartedItems, withNestedLists } from './restarted-lists.ts'

const readers = {
  markdown: (text: string) => markdown.read(text, countedIds()),
  text: (text: string) => tree.read(text, countedIds()),
  document: (text: string) =>
    fieldsOfBlocks(
      text.split('\n').map((line) => ({ kind: 'line', parts: partsOf(line) })),
      countedIds(),
    ),
}

test.each(Object.entries(readers))('%s: a list that begins at 1 again has options', (_, read) => {
  const scale = '1. Very bad\n2. Bad\n3. Good'
  const wanted = [
    ['How old are you?', undefined],
    ['Please rate the service', ['Very bad', 'Bad', 'Good']],
    ['Where do you live?', undefined],
  ]
  for (const text of [
    `1. How old are you?\n2. Please rate the service\n${scale}\n3. Where do you live?\n`,
    `4. How old are you?\n\n5. Please rate the service\n\n${scale}\n\n6. Where do you live?\n`,
  ]) {
    const result = read(text)
    const fields = 'problem' in result ? [] : result.fields
    expect(fields.map(({ label, options }) => [label, options])).toEqual(wanted)
  }
})

test('other numbered lists stay as they are', () => {
  const found = (text: string) => [...restartedItems(text.split('\n')).keys()]
  expect(found('1. Please rate us\n1. Bad\n2. Good\n3. Great')).toEqual([1, 2, 3])
  expect(found('1. Please rate us\n1. Bad\n2. Good\n2. What is your name?')).toEqual([1, 2])
  // Two lists of questions, a list below a heading, and one option alone
  expect(found('1. Who are you?\n2. Where?\n\n1. Name\n2. What do you do?')).toEqual([])
  expect(found('1. Who are you?\n\nPart 2\n1. The red one\n2. The blue one')).toEqual([])
  expect(found('1. Who are you?\n1. The red one')).toEqual([])
  expect(withNestedLists('1. A\n2. B\n3. C')).toBe('1. A\n2. B\n3. C')
})
