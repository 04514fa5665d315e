import { english } from '@ramiform/core/built-in-texts/en'
import { expect, test } from 'vitest'
import { fieldTypes } from './index.ts'

test('every placeholder that says something is known to the languages', () => {
  const said = Object.values(fieldTypes)
    .map(({ type, defaultPlaceholder }) => [type, defaultPlaceholder] as const)
    .filter(([, text]) => /\p{L}{3}\b/u.test(text) && !text.startsWith('https'))
  expect(english.defaults.placeholders).toEqual(Object.fromEntries(said))
})
