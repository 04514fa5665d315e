import { languageNames } from '@ramiform/core/built-in-texts/languages'
import type { FoundFields } from '@ramiform/formats/import'

/** The fields with a warning that their translations are not added to the form. Without translations, none. */
export function withLeftOutTranslations(found: FoundFields): FoundFields {
  const { translations = [], warnings } = found
  if (translations.length === 0) return found
  const names = translations.map(({ language }) => languageNames[language]).join(', ')
  const message = `Translations (${names}) are left out. A form without fields keeps them if you include name and settings.`
  return { ...found, warnings: [{ message }, ...warnings] }
}
