import { expect, test } from 'vitest'
import { inEnglish } from './languages.ts'
import { tokensOf } from './tokens.ts'

/** The words of a sentence in English; the words in capitals are names. */
function english(text: string): string | null {
  const tokens = tokensOf(text)
  const isName = tokens.map(({ start, end }) => /^\p{Lu}{2,}$/u.test(text.slice(start, end)))
  return (
    inEnglish(text, tokens, isName)
      ?.map(({ word }) => word)
      .join(' ') ?? null
  )
}

test.each([
  ['Zeige FIRMA, wenn KUNDE Ja ist', 'show firma if kunde ja is'],
  ['FIRMA bei PRIVAT ausblenden', 'firma for privat hidden'],
  ['Blende FIRMA aus, wenn MENGE größer als 10 ist', 'firma hidden if menge more than 10 is'],
  ['wer STUDENT ist, soll die NUMMER angeben', 'people who student is , should give nummer'],
  ['Mostrar EMPRESA si EDAD es menor que 18', 'show empresa if edad is less than 18'],
  ['ne pas demander CLASSE aux ADULTES', 'not show classe for adultes'],
])('"%s" is "%s"', (text, expected) => {
  expect(english(text)).toContain(expected)
})

test('"Sí" is an answer and "si" is a connector', () => {
  expect(english('muestra EMPRESA si CLIENTE es Sí')).toBe('show empresa if cliente is si')
})

test('an English sentence is left alone', () => {
  expect(english('show COMPANY if the PLAN is PRO')).toBeNull()
})
