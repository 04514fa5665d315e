import { offeredBy, optionPlace, ownerOfOptions, placeIn } from '@ramiform/core/translations/places'
import type { TranslatedText } from '@ramiform/core/translations/translation'
import type { FoundFields } from '../../import.ts'

/** Parts of a form with their texts by member. */
const members = {
  fields: ['label', 'description', 'placeholder'],
  sections: ['title', 'text'],
  tables: ['title', 'description'],
  endings: ['title', 'message'],
} as const

/**
 * Pairs the texts of the same form in two languages. Both have the same ids.
 * @returns texts that differ; a text without a translation shows in the first language
 */
export function pairTexts(first: FoundFields, other: FoundFields): readonly TranslatedText[] {
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
export function unpairedOptions(first: FoundFields, other: FoundFields): readonly string[] {
  const twins = new Map(other.fields.map((one) => [one.id, one]))
  return first.fields
    .filter((one) => offeredBy(one).length !== offeredBy(twins.get(one.id) ?? one).length)
    .map(({ label }) => label)
}
