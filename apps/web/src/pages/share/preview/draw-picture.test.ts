import { expect, test } from 'vitest'
import { linesOf } from './draw-picture.ts'

const upTo = (characters: number) => (line: string) => [...line].length <= characters

test.each([
  ['Winter workshop sign-up', 16, ['Winter workshop', 'sign-up']],
  ['Short', 16, ['Short']],
  ['  spaces   between ', 20, ['spaces between']],
  ['Donaudampfschifffahrt', 8, ['Donaudam', 'pfschiff', 'fahrt']],
  ['a Donaudampf b', 6, ['a', 'Donaud', 'ampf b']],
  ['イベント申し込み', 4, ['イベント', '申し込み']],
  ['', 4, []],
])('"%s" breaks into lines of at most %i characters', (text, most, lines) => {
  expect(linesOf(text, upTo(most))).toEqual(lines)
})
