import { english } from '../built-in-texts/en.ts'
import {
  type FormWithTexts,
  formPlace,
  offeredBy,
  optionPlace,
  ownerOfOptions,
  picturePlace,
  placeIn,
  previewPlace,
  type TextKind,
  translatedMembers,
} from './places.ts'

/** One text of a form that can be translated. */
export interface PlacedText {
  readonly place: string
  readonly text: string
  /** Id of the field, section, matrix or ending; undefined for the form itself. */
  readonly owner: string | undefined
  readonly kind: TextKind
}

const { defaults } = english
const defaultTexts: ReadonlySet<string> = new Set([
  defaults.submit,
  ...defaults.successMessages,
  ...Object.values(defaults.placeholders),
])
const withDefaults: ReadonlySet<TextKind> = new Set<TextKind>([
  'settings.submitButtonText',
  'settings.successMessage',
  'field.placeholder',
])

/**
 * The texts of a form that can be translated, in the order of the form. Left out are texts without letters, and default
 * texts, which the product translates.
 */
export function placedTexts({ name, description, schema }: FormWithTexts): readonly PlacedText[] {
  const { fields, sections = [], tables = [], endings = [], settings } = schema
  const found: PlacedText[] = []
  const seen = new Set<string>()
  const add = (place: string, kind: TextKind, text: unknown, owner?: string) => {
    if (typeof text !== 'string' || !/\p{L}/u.test(text) || seen.has(place)) return
    if (withDefaults.has(kind) && defaultTexts.has(text)) return
    seen.add(place)
    found.push({ place, text, owner, kind })
  }
  const addMembers = <Of extends 'field' | 'steps' | 'section' | 'table' | 'ending'>(
    of: Of,
    id: string,
    texts: Readonly<Partial<Record<(typeof translatedMembers)[Of][number], string | undefined>>>,
  ) => {
    for (const member of translatedMembers[of] as readonly (keyof typeof texts)[])
      add(placeIn(id, String(member)), `${of}.${String(member)}` as TextKind, texts[member], id)
  }

  add(formPlace('title'), 'settings.title', settings.title || name)
  add(formPlace('description'), 'settings.description', settings.description || description)
  const shown = { sections: new Set<string>(), tables: new Set<string>() }
  for (const field of fields) {
    const section = sections.find(({ id }) => id === field.section)
    if (section && !shown.sections.has(section.id)) addMembers('section', section.id, section)
    const table = tables.find(({ id }) => id === field.table)
    if (table && !shown.tables.has(table.id)) addMembers('table', table.id, table)
    if (section) shown.sections.add(section.id)
    if (table) shown.tables.add(table.id)
    addMembers('field', field.id, field)
    const owner = ownerOfOptions(field)
    for (const option of offeredBy(field)) add(optionPlace(owner, option), 'option', option, owner)
    for (const { option, alt } of field.pictures ?? [])
      add(picturePlace(field.id, option), 'picture', alt, field.id)
    addMembers('steps', field.id, field.steps ?? {})
  }
  for (const section of sections) addMembers('section', section.id, section)
  add(formPlace('submitButtonText'), 'settings.submitButtonText', settings.submitButtonText)
  add(formPlace('successMessage'), 'settings.successMessage', settings.successMessage)
  for (const ending of endings) addMembers('ending', ending.id, ending)
  for (const member of translatedMembers.linkPreview)
    add(previewPlace(member), `linkPreview.${member}`, settings.linkPreview?.[member])
  return found
}
