import type { Ending } from '../ending.ts'
import type { Field } from '../field.ts'
import type { FormSchema, Settings } from '../form.ts'
import { hiddenAsFields } from '../hidden-fields.ts'
import type { Section } from '../section.ts'
import type { Table } from '../table.ts'
import { renamedPlace } from '../translations/places.ts'
import type { Translation } from '../translations/translation.ts'
import { readText, type TextPart, writeText } from './read-text.ts'

type Change = (text: string) => string

/** Fields, hidden fields and values by id: what a text can show. */
export function sourcesOfTexts(
  schema: Pick<FormSchema, 'fields' | 'hiddenFields' | 'values'>,
): ReadonlyMap<string, Field> {
  return new Map([...schema.fields, ...hiddenAsFields(schema)].map((field) => [field.id, field]))
}

/** Texts in which answers can be, by owner. */
const members = {
  field: ['label', 'description', 'errorText'],
  section: ['title', 'text'],
  table: ['title', 'description'],
  ending: ['title', 'message', 'redirectUrl'],
  settings: ['successMessage', 'redirectUrl'],
  payment: ['successUrl'],
  translated: ['source', 'text'],
} as const

function changed<Owner extends object>(
  owner: Owner,
  names: readonly (keyof Owner)[],
  change: Change,
): Owner {
  let next = owner
  for (const name of names) {
    const text = owner[name]
    if (typeof text !== 'string' || !text.includes('{{')) continue
    const filled = change(text)
    if (filled !== text) next = { ...next, [name]: filled }
  }
  return next
}

/** The field with other texts; the same object when nothing changes. */
export function changeFieldTexts(field: Field, change: Change): Field {
  return changed(field, members.field, change)
}

/** The table with other texts; the same object when nothing changes. */
export function changeTableTexts(table: Table, change: Change): Table {
  return changed(table, members.table, change)
}

/** The form with other texts. What does not change stays the same object, and so does a form without places. */
export function changeTexts<Schema extends FormSchema>(schema: Schema, change: Change): Schema {
  const { fields, sections, tables, endings, translations, settings } = schema
  const next = {
    ...schema,
    fields: sameOr(fields, (field) => changeFieldTexts(field, change)),
    ...(sections && {
      sections: sameOr(sections, (section: Section) => changed(section, members.section, change)),
    }),
    ...(tables && {
      tables: sameOr(tables, (table) => changeTableTexts(table, change)),
    }),
    ...(endings && {
      endings: sameOr(endings, (one: Ending) => changed(one, members.ending, change)),
    }),
    ...(translations && {
      translations: sameOr(translations, (one: Translation) => {
        const texts = sameOr(one.texts, (text) => changed(text, members.translated, change))
        return texts === one.texts ? one : { ...one, texts }
      }),
    }),
    settings: changedSettings(settings, change),
  }
  const isSame = (Object.keys(next) as (keyof Schema)[]).every(
    (name) => next[name] === schema[name],
  )
  return isSame ? schema : next
}

function changedSettings(settings: Settings, change: Change): Settings {
  const next = changed(settings, members.settings, change)
  if (settings.payment === undefined) return next
  const payment = changed(settings.payment, members.payment, change)
  return payment === settings.payment ? next : { ...next, payment }
}

function sameOr<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const next = items.map(change)
  return next.every((item, at) => item === items[at]) ? items : next
}

const used = new WeakMap<FormSchema, ReadonlySet<string>>()

/** Ids of the fields and hidden fields that the form's texts show. Cached: forms are immutable. */
export function fieldsInTexts(schema: FormSchema): ReadonlySet<string> {
  const known = used.get(schema)
  if (known !== undefined) return known
  const ids = new Set<string>()
  let sources: ReadonlyMap<string, Field> | undefined
  changeTexts(schema, (text) => {
    sources ??= sourcesOfTexts(schema)
    for (const part of readText(text, (id) => sources?.has(id) === true)) {
      if (typeof part !== 'string') ids.add(part.id)
    }
    return text
  })
  used.set(schema, ids)
  return ids
}

/** True when a label, description, section or table of the form shows answers while it is filled in. */
export function hasTextsWithAnswers({
  fields,
  sections,
  tables,
  hiddenFields,
  values,
}: FormSchema): boolean {
  return (
    fieldsInTexts(shownPart({ fields, sections, tables, hiddenFields, values, settings: {} }))
      .size > 0
  )
}

const parts = new WeakMap<FormSchema['fields'], FormSchema>()

/** One object for each list of fields, so that the cache of `fieldsInTexts` finds it. */
function shownPart(part: FormSchema): FormSchema {
  const known = parts.get(part.fields)
  const isSame = (['sections', 'tables', 'hiddenFields', 'values'] as const).every(
    (member) => known?.[member] === part[member],
  )
  if (known && isSame) return known
  parts.set(part.fields, part)
  return part
}

/** The form with other ids in its texts and in the places of translations, such as those of imported fields. */
export function renameInTexts<Schema extends FormSchema>(
  schema: Schema,
  idOf: (id: string) => string,
): Schema {
  const next = changeTexts(schema, (text) =>
    writeText(
      readText(text, () => true).map((part) =>
        typeof part === 'string' ? part : { ...part, id: idOf(part.id) },
      ),
    ),
  )
  const translations = next.translations?.map((one) => ({
    ...one,
    texts: one.texts.map((text) => ({ ...text, place: renamedPlace(text.place, idOf) })),
  }))
  return translations === undefined ? next : { ...next, translations }
}

/** The form after its sources are gone: their places have become the fallback. */
export function withoutPlaces<Schema extends FormSchema>(
  schema: Schema,
  isGone: (id: string) => boolean,
): Schema {
  return changeTexts(schema, (text) => withFallbacks(text, isGone))
}

export function withFallbacks(text: string, isGone: (id: string) => boolean): string {
  const plain = (part: TextPart) => (typeof part === 'string' ? part : (part.fallback ?? ''))
  return readText(text, isGone).map(plain).join('')
}

const named = new WeakMap<FormSchema, FormSchema>()

/**
 * The form as its owner reads it in lists and messages: names of fields in square brackets instead of places. The same
 * object for a form without places. Never to be stored.
 */
export function withNamesInTexts<Schema extends FormSchema>(schema: Schema): Schema {
  if (fieldsInTexts(schema).size === 0) return schema
  const known = named.get(schema) as Schema | undefined
  if (known !== undefined) return known
  const sources = sourcesOfTexts(schema)
  const next = changeTexts(schema, (text) => namesInText(text, (id) => sources.get(id)?.label))
  named.set(schema, next)
  return next
}

/** @param labelOf label of a source; undefined for an id that names none */
export function namesInText(text: string, labelOf: (id: string) => string | undefined): string {
  return readText(text, (id) => labelOf(id) !== undefined)
    .map((part) => (typeof part === 'string' ? part : `[${nameOfSource(labelOf(part.id) ?? '')}]`))
    .join('')
}

/** Short name of a field whose own label may show answers. */
export function nameOfSource(label: string): string {
  const words = readText(label, () => true)
    .map((part) => (typeof part === 'string' ? part : '…'))
    .join('')
    .trim()
  if (words === '') return 'Untitled field'
  return words.length > 40 ? `${words.slice(0, 39).replace(/[\ud800-\udbff]$/, '')}…` : words
}
