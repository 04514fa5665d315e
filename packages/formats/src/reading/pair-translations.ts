import { isLanguage, type Language } from '@ramiform/core/built-in-texts/languages'
import { offeredBy, optionPlace, ownerOfOptions, placeIn } from '@ramiform/core/translations/places'
import type { TranslatedText, Translation } from '@ramiform/core/translations/translation'
import type { FoundFields, ImportResult, NewFieldId, Warning } from '../import.ts'

/** Parts of a form with their texts by member. */
const members = {
  fields: ['label', 'description', 'placeholder', 'unit', 'errorText'],
  sections: ['title', 'text'],
  tables: ['title', 'description'],
  endings: ['title', 'message'],
} as const

/** The language of ours for that of another program, such as `de-informal` or `pt-BR`; undefined for others. */
export function ownLanguage(language: string): Language | undefined {
  const plain = language.toLowerCase().split(/[-_]/)[0] ?? ''
  return isLanguage(plain) ? plain : undefined
}

/** A sentence about the language of a form that built-in texts do not exist in. */
export const otherLanguage = (code: string): string =>
  `Buttons and messages do not exist in the language "${code.slice(0, 40)}". They are in English.`

/**
 * Reads a form once for each of its languages, and pairs the texts. Only the first reading gives warnings.
 * @param languages the first one is the form's own
 * @param formTexts translated texts of the form itself, such as its title
 */
export function inLanguages(
  languages: readonly string[],
  newId: NewFieldId,
  read: (language: string, newId: NewFieldId) => ImportResult,
  formTexts: (language: string) => readonly TranslatedText[] = () => [],
): ImportResult {
  const [own = 'en', ...others] = languages
  const ids: string[] = []
  const first = read(own, () => {
    const id = newId()
    ids.push(id)
    return id
  })
  if ('problem' in first) return first
  const translations: Translation[] = []
  const lost: Warning[] = ownLanguage(own) === undefined ? [{ message: otherLanguage(own) }] : []
  const taken = new Set([ownLanguage(own)])
  for (const code of others) {
    const language = ownLanguage(code)
    if (language === undefined || taken.has(language)) {
      lost.push({ message: `The texts in the language "${code.slice(0, 40)}" were skipped.` })
      continue
    }
    taken.add(language)
    const other = read(code, sameIds(ids))
    const texts = 'problem' in other ? [] : [...pairTexts(first, other), ...formTexts(code)]
    if ('problem' in other || texts.length === 0) continue
    for (const label of unpairedOptions(first, other))
      lost.push({ message: `Options of "${label.slice(0, 80)}" were not translated (${code}).` })
    translations.push({ language, texts })
  }
  return {
    ...first,
    warnings: [...first.warnings, ...lost],
    ...(translations.length > 0 && { translations }),
  }
}

/** Repeats the ids of the first language. */
function sameIds(ids: readonly string[]): NewFieldId {
  let at = 0
  return () => {
    at += 1
    return ids[at - 1] ?? `field_${at}`
  }
}

/**
 * Pairs the texts of the same form in two languages. Both have the same ids.
 * @returns texts that differ; a text without a translation shows in the first language
 */
function pairTexts(first: FoundFields, other: FoundFields): readonly TranslatedText[] {
  const texts = new Map<string, TranslatedText>()
  const add = (place: string, source: unknown, text: unknown) => {
    if (typeof source !== 'string' || typeof text !== 'string') return
    if (source !== text && text !== '' && source !== '' && !texts.has(place))
      texts.set(place, { place, source, text })
  }
  for (const [list, names] of Object.entries(members) as [
    keyof typeof members,
    readonly string[],
  ][]) {
    const others = new Map((other[list] ?? []).map((one) => [one.id, one]))
    for (const one of first[list] ?? []) {
      const twin = others.get(one.id)
      if (twin === undefined) continue
      for (const name of names)
        add(placeIn(one.id, name), memberOf(one, name), memberOf(twin, name))
    }
  }
  const twins = new Map(other.fields.map((one) => [one.id, one]))
  for (const field of first.fields) {
    const twin = twins.get(field.id)
    const [options, theirs] = [offeredBy(field), twin ? offeredBy(twin) : []]
    // Options with equal texts are one, so a language may have fewer.
    if (options.length !== theirs.length) continue
    for (const [at, option] of options.entries())
      add(optionPlace(ownerOfOptions(field), option), option, theirs[at])
  }
  return [...texts.values()]
}

const memberOf = (owner: object, name: string): unknown =>
  Object.entries(owner).find(([key]) => key === name)?.[1]

/** Fields whose options cannot be paired, by label. */
function unpairedOptions(first: FoundFields, other: FoundFields): readonly string[] {
  const twins = new Map(other.fields.map((one) => [one.id, one]))
  return first.fields
    .filter((one) => offeredBy(one).length !== offeredBy(twins.get(one.id) ?? one).length)
    .map(({ label }) => label)
}
