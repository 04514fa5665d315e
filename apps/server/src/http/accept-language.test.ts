import { languages } from '@ramiform/core/built-in-texts/languages'
import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { preferredLanguage } from './accept-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['PT-br', 'pt'],
  ['pl, fr;q=0.4, es;q=0.7', 'es'],
  ['en;q=0.3, ja ; q=0.8', 'ja'],
  // Of two that are liked alike, the first.
  ['nl, it', 'nl'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['de;q=0', 'en'],
  ['*', 'en'],
  ['tlh', 'en'],
  ['deutsch', 'en'],
  ['constructor', 'en'],
  ['de;q=high, it;q=0.2', 'it'],
  ['de;q=2, it;q=0.2', 'it'],
  ['de;q=', 'en'],
  [';;;q=1,,,', 'en'],
])('%s asks for %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

test('whatever a header says, the answer is a language that there is', () => {
  const piece = oneof(
    string(),
    constantFrom(...languages, 'de-DE', 'zh', '*', 'q=0.5', ';', ',', 'q=', '-', '__proto__'),
  )
  assert(
    property(array(tuple(piece, constantFrom(',', ';', ' ', '-', '='))), (pieces) => {
      expect(languages).toContain(preferredLanguage(pieces.flat().join('')))
    }),
  )
})
