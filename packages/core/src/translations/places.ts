import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { limits } from '../limits.ts'
import { english } from '../words/en.ts'

/** The part of a form that has texts. */
export interface FormWithTexts {
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
}

/** One text of a form that can be translated. */
export interface PlacedText {
  readonly place: string
  readonly text: string
  /** Id of the field, section, matrix or ending; undefined for the form itself. */
  readonly owner: string | undefined
  readonly kind: TextKind
}

/** Texts by their owner. All are optional members, and empty ones are not shown. */
export const translatedMembers = {
  settings: ['title', 'description', 'submitButtonText', 'successMessage'],
  linkPreview: ['title', 'description'],
  field: ['label', 'description', 'placeholder'],
  steps: ['lowest', 'highest'],
  section: ['title', 'text'],
  table: ['title', 'description'],
  ending: ['title', 'message'],
} as const

type Owner = keyof typeof translatedMembers
/** Kind of a text, such as `field.label`. */
export type TextKind =
  | { [Of in Owner]: `${Of}.${(typeof translatedMembers)[Of][number]}` }[Owner]
  | 'option'

/** Place of a text of the form itself. No id has a colon. */
export const formPlace = (member: string) => `form:${member}`
export const previewPlace = (member: string) => `form:preview ${member}`
export const placeIn = (id: string, member: string) => `${id}.${member}`
/** An option is found by its text, because options have no ids and can change their order. */
export const optionPlace = (id: string, option: string) => `${id}.option:${option}`

/** Id of the part that a place belongs to; undefined for the form itself. */
export function ownerOfPlace(place: string): string | undefined {
  const [id = ''] = place.split('.', 1)
  return id.includes(':') ? undefined : id
}

/** The option that a place names; undefined for other places. */
export function optionOfPlace(place: string): string | undefined {
  const start = place.indexOf('.option:')
  return ownerOfPlace(place) === undefined || start !== place.indexOf('.')
    ? undefined
    : place.slice(start + '.option:'.length)
}

/** The place in a form with other ids. */
export function renamedPlace(place: string, idOf: (id: string) => string): string {
  const owner = ownerOfPlace(place)
  return owner === undefined ? place : idOf(owner) + place.slice(owner.length)
}

/** Maximum length of a text at a place, as of the text in the first language. */
export function limitOfPlace(place: string): number {
  if (optionOfPlace(place) !== undefined) return limits.labelCharacters
  return /(description|[.]text|essage)$/.test(place)
    ? limits.descriptionCharacters
    : limits.labelCharacters
}

/** Id under which the options of a field are translated. The rows of a matrix share theirs. */
export const ownerOfOptions = ({ id, table }: Field) => table ?? id

/** The options of a field, with the label of *Other* as the last one. */
export function offeredBy({ options = [], other }: Field): readonly string[] {
  return other ? [...options, other] : options
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
