import { expect, test } from 'vitest'
import { insertWords } from './insert-words.ts'
import { recall } from './recall.ts'
import { longestSentence, tooLongText } from './sentence-limit.ts'

const said = ['first', 'second']

test('the up key goes back through sent messages, and the down key forward to an empty composer', () => {
  const one = recall(said, { text: '', recalled: null }, 'older')
  expect(one).toEqual({ back: 1, text: 'second' })
  const two = recall(said, { text: 'second', recalled: one }, 'older')
  expect(two).toEqual({ back: 2, text: 'first' })
  expect(recall(said, { text: 'first', recalled: two }, 'older')).toBeNull()
  expect(recall(said, { text: 'first', recalled: two }, 'newer')).toEqual({
    back: 1,
    text: 'second',
  })
  expect(recall(said, { text: 'second', recalled: one }, 'newer')).toEqual({ back: 0, text: '' })
})

test('typed or edited text is not overwritten', () => {
  expect(recall(said, { text: 'Show', recalled: null }, 'older')).toBeNull()
  const recalled = { back: 1, text: 'second' }
  expect(recall(said, { text: 'second, changed', recalled }, 'older')).toBeNull()
})

test.each([
  ['', 0, { text: 'Lunch ', caret: 6 }],
  ['Show', 4, { text: 'Show Lunch ', caret: 11 }],
  ['Show  when', 5, { text: 'Show Lunch when', caret: 10 }],
  ['Show', 99, { text: 'Show Lunch ', caret: 11 }],
])('a name is put into "%s" at %i', (text, caret, expected) => {
  expect(insertWords(text, caret, 'Lunch')).toEqual(expected)
})

test('a long text shows its length and the limit', () => {
  expect(tooLongText('x'.repeat(longestSentence))).toBeNull()
  expect(tooLongText('x'.repeat(10_000))).toMatch(/2,000 characters, this one has 10,000/)
})
