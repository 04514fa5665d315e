import {
  offeredBy,
  optionOfPlace,
  optionPlace,
  ownerOfOptions,
  ownerOfPlace,
  picturePlace,
} from '@ramiform/core/translations/places'
import type { TranslatedText } from '@ramiform/core/translations/translation'
import { same } from '../../forms/same.ts'
import type { Command } from './edit.ts'
import { type FormDraft, fieldById } from './form-draft.ts'
import { renamedByField } from './option-changes.ts'

/**
 * Lets translations follow a step. A renamed option keeps its translation, which is then out of date. Translations of parts
 * and options that are gone are removed.
 */
export function translationsAfter(before: FormDraft, after: FormDraft): Command {
  return (draft) => {
    const { schema } = draft
    const { translations } = schema
    if (translations === undefined || before.schema.fields === after.schema.fields) return null
    const renamed = renamedPlaces(before, after)
    const isPresent = presence(draft)
    const next = translations.map((translation) => {
      const taken = new Set(translation.texts.map(({ place }) => place))
      const moved = ({ place }: TranslatedText) => {
        const now = renamed.get(place)
        return now === undefined || taken.has(now) ? place : now
      }
      const texts = translation.texts
        .map((text) => ({ ...text, place: moved(text) }))
        .filter(({ place }) => isPresent(place))
      return { ...translation, texts }
    })
    if (same(next, translations)) return null
    return {
      name: 'Update translations',
      draft: { ...draft, schema: { ...schema, translations: next } },
    }
  }
}

/** Places of renamed options: old to new. */
function renamedPlaces(before: FormDraft, after: FormDraft): ReadonlyMap<string, string> {
  const [old, now] = [before.schema.fields, after.schema.fields]
  const places = new Map<string, string>()
  for (const [id, renamed] of renamedByField(old, now)) {
    const owner = ownerOfOptions(fieldById(now, id) ?? { id, type: '', label: '' })
    for (const [from, to] of renamed) {
      places.set(optionPlace(owner, from), optionPlace(owner, to))
      places.set(picturePlace(id, from), picturePlace(id, to))
    }
  }
  return places
}

function presence({ schema }: FormDraft): (place: string) => boolean {
  const { fields, sections = [], tables = [], endings = [] } = schema
  const ids = new Set([...fields, ...sections, ...tables, ...endings].map(({ id }) => id))
  const options = new Set(
    fields.flatMap((field) => [
      ...offeredBy(field).map((option) => optionPlace(ownerOfOptions(field), option)),
      ...(field.pictures ?? []).map(({ option }) => picturePlace(field.id, option)),
    ]),
  )
  return (place) => {
    const owner = ownerOfPlace(place)
    if (owner === undefined) return true
    return optionOfPlace(place) === undefined ? ids.has(owner) : options.has(place)
  }
}
