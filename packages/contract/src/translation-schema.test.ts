import { limits } from '@ramiform/core/limits'
import { optionPlace, picturePlace } from '@ramiform/core/translations/places'
import { expect, test } from 'vitest'
import { translations } from './translation-schema.ts'

test('the longest option of a field with the longest id can be translated, and so can its picture', () => {
  const id = 'a'.repeat(64)
  const option = 'b'.repeat(limits.labelCharacters)
  const texts = [optionPlace(id, option), picturePlace(id, option)].map((place) => ({
    place,
    source: 'A tree',
    text: 'Ein Baum',
  }))
  expect(translations.safeParse([{ language: 'de', texts }]).error).toBeUndefined()
})
