import { expect, test } from 'vitest'
import { endsPlainText, startsPhrase } from './grammar-words.ts'

test('a name without quotes ends at a grammar word or a mark that names do not have', () => {
  expect([endsPlainText('when', 'word'), endsPlainText(',', 'mark')]).toEqual([true, true])
  expect([endsPlainText('company', 'word'), endsPlainText('-', 'mark')]).toEqual([false, false])
})

test('a phrase of the grammar starts with one of its first words', () => {
  expect([startsPhrase('unless'), startsPhrase('company')]).toEqual([true, false])
})
