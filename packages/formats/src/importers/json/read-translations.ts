import { isLanguage, type Language } from '@ramiform/core/built-in-texts/languages'
import { limitOfPlace, ownerOfPlace, renamedPlace } from '@ramiform/core/translations/places'
import type { TranslatedText, Translation } from '@ramiform/core/translations/translation'
import { cleanText } from '../../reading/clean-text.ts'
import { type Members, membersOf, textIn } from './members.ts'

/** Translations of an exported form. Entries that cannot be read are left out. */
export function readTranslations(
  found: readonly Members[],
  idOf: (given: string) => string,
): readonly Translation[] {
  const seen = new Set<Language>()
  return found.flatMap(({ language, texts }) => {
    if (!isLanguage(language) || seen.has(language) || !Array.isArray(texts)) return []
    seen.add(language)
    const places = new Set<string>()
    const read = texts.flatMap((one: unknown): TranslatedText[] => {
      const members = membersOf(one)
      const [given, source, text] = ['place', 'source', 'text'].map((name) =>
        members === null ? null : textIn(members, name),
      )
      if (given == null || source == null || text == null) return []
      const place = renamedPlace(given, idOf)
      if (places.has(place) || ownerOfPlace(place) === '') return []
      places.add(place)
      const most = limitOfPlace(place)
      return [{ place, source: cleanText(source, most), text: cleanText(text, most) }]
    })
    return [{ language, texts: read }]
  })
}
