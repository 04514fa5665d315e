import { expect, test } from 'vitest'
import { inEnglish } from './languages.ts'

const english = (text: string) => inEnglish(text, (at) => at)

test('plain rules in German, Spanish and French become English', () => {
  expect(english('Zeige Firma, wenn Kunde Ja ist')).toBe('show Firma if Kunde Ja')
  expect(english('Wenn Land nicht Schweiz ist, dann Firma anzeigen')).toBe(
    'if Land is not Schweiz , so show Firma',
  )
  expect(english('Blende Firma aus, wenn Menge größer als 10 ist')).toBe(
    'hide Firma if Menge more than 10',
  )
  expect(english('Mostrar Empresa si edad es menor que 18')).toBe(
    'show Empresa if edad is less than 18',
  )
  expect(english("Masquer Société quand type n'est pas Entreprise")).toBe(
    'hide Société if type is not Entreprise',
  )
})

test('an English sentence, or one without a verb or a condition, is left alone', () => {
  expect(english('show company if plan is Pro')).toBeNull()
  expect(english('Zeige Firma')).toBeNull()
})
