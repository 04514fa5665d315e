import { expect, test } from 'vitest'
import { withLeftOutTranslations } from './left-out-translations.ts'

test('the loss list names the languages of translations that are not added', () => {
  const found = { fields: [], warnings: [{ message: 'First' }] }
  expect(withLeftOutTranslations(found)).toBe(found)
  const translations = [
    { language: 'de', texts: [] },
    { language: 'fr', texts: [] },
  ] as const
  const { warnings } = withLeftOutTranslations({ ...found, translations })
  expect(warnings).toHaveLength(2)
  expect(warnings[0]?.message).toContain('Deutsch, Français')
})
