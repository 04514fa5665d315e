import { languageOfForm, languageOfTexts } from '../built-in-texts/form-language.ts'
import type { Language } from '../built-in-texts/languages.ts'
import { rulesOf } from '../conditions/condition.ts'
import type { Field } from '../field.ts'
import type { FormSchema, Settings } from '../form.ts'
import {
  type FormWithTexts,
  formPlace,
  offeredBy,
  optionPlace,
  ownerOfOptions,
  picturePlace,
  placeIn,
  previewPlace,
  translatedMembers,
} from './places.ts'
import type { TranslatedText } from './translation.ts'

/** Language of the owner's texts. */
export function firstLanguage(schema: FormSchema, name?: string): Language {
  return languageOfForm(schema, name) ?? languageOfTexts(schema, name)
}

/** Languages that a form is offered in, its first one first. Only that one for a form without translations. */
export function languagesOf({ schema, name }: Pick<FormWithTexts, 'schema' | 'name'>): Language[] {
  const others = schema.translations?.map(({ language }) => language) ?? []
  return [...new Set([firstLanguage(schema, name), ...others])]
}

type Lookup = (place: string) => TranslatedText | undefined

const cache = new WeakMap<FormSchema, Map<Language, FormSchema>>()

/**
 * The form with its shown texts in another language. Options, and so rules, answers and results, stay in the first
 * language: `shown` has their texts. A missing text stays in the first language. The form itself in its first
 * language, or in one that it is not offered in.
 */
export function translated<Form extends FormWithTexts>(form: Form, language: Language): Form {
  const { schema, name, description } = form
  const translation = schema.translations?.find((one) => one.language === language)
  if (translation === undefined || language === firstLanguage(schema, name)) return form
  const texts = new Map(translation.texts.map((one) => [one.place, one]))
  const find: Lookup = (place) => {
    const found = texts.get(place)
    return found === undefined || found.text.trim() === '' ? undefined : found
  }
  const known = cache.get(schema) ?? new Map<Language, FormSchema>()
  cache.set(schema, known)
  const next = known.get(language) ?? translatedSchema(schema, find)
  known.set(language, next)
  return {
    ...form,
    name: find(formPlace('title'))?.text ?? name,
    ...(description && { description: find(formPlace('description'))?.text ?? description }),
    schema: next,
  }
}

function translatedSchema(schema: FormSchema, find: Lookup): FormSchema {
  const { fields, sections, tables, endings, settings } = schema
  return {
    ...schema,
    fields: withReasons(fields.map((field) => translatedField(field, find))),
    ...(sections && { sections: sections.map((one) => inPlace('section', one, find)) }),
    ...(tables && { tables: tables.map((one) => inPlace('table', one, find)) }),
    ...(endings && { endings: endings.map((one) => inPlace('ending', one, find)) }),
    settings: translatedSettings(settings, find),
  }
}

type Of = 'field' | 'section' | 'table' | 'ending'

function inPlace<Part extends { readonly id: string }>(of: Of, part: Part, find: Lookup): Part {
  return withMembers(part, translatedMembers[of], (member) => placeIn(part.id, member), find)
}

/** Texts that the owner removed stay away in every language. */
function withMembers<Part extends object>(
  part: Part,
  members: readonly string[],
  placeOf: (member: string) => string,
  find: Lookup,
): Part {
  const found = members.flatMap((member) => {
    const text = part[member as keyof Part] ? find(placeOf(member))?.text : undefined
    return text === undefined ? [] : [[member, text] as const]
  })
  return found.length === 0 ? part : { ...part, ...Object.fromEntries(found) }
}

function translatedField(field: Field, find: Lookup): Field {
  const { id, label, steps, pictures } = field
  const owner = ownerOfOptions(field)
  const options = offeredBy(field)
  const shown = options.map((option) => shownText(optionPlace(owner, option), option, find))
  const next = inPlace('field', field, find)
  return {
    ...next,
    ...(next.label !== label && { firstLabel: label }),
    ...(shown.some((text, at) => text !== options[at]) && { shown }),
    ...(pictures && {
      pictures: pictures.map((picture) =>
        withMembers(picture, ['alt'], () => picturePlace(id, picture.option), find),
      ),
    }),
    ...(steps && {
      steps: withMembers(steps, translatedMembers.steps, (member) => placeIn(id, member), find),
    }),
  }
}

/** Fields that show for one option, with the text of that option. */
function withReasons(fields: readonly Field[]): readonly Field[] {
  const byId = new Map(fields.map((field) => [field.id, field]))
  return fields.map((field) => {
    const [rule, ...others] = field.conditional ? rulesOf(field.conditional) : []
    const source = byId.get(rule?.fieldId ?? '')
    if (rule === undefined || source?.shown === undefined || others.length > 0) return field
    if (rule.valueFrom !== undefined) return field
    const shown = source.shown[offeredBy(source).indexOf(rule.value)]
    return shown === undefined || shown === rule.value ? field : { ...field, becauseOf: shown }
  })
}

/** A changed option is not the one that was translated, so visitors get it in the first language (decision 602). */
function shownText(place: string, option: string, find: Lookup): string {
  const found = find(place)
  return found?.source === option ? found.text : option
}

function translatedSettings(settings: Settings, find: Lookup): Settings {
  const { linkPreview } = settings
  const next = withMembers(settings, translatedMembers.settings, formPlace, find)
  if (linkPreview === undefined) return next
  const preview = withMembers(linkPreview, translatedMembers.linkPreview, previewPlace, find)
  return { ...next, linkPreview: preview }
}
