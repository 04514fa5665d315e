import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { limits } from '../limits.ts'

/** The part of a form that has texts. */
export interface FormWithTexts {
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
}

/** Texts by their owner. All are optional members, and empty ones are not shown. */
export const translatedMembers = {
  settings: ['title', 'description', 'submitButtonText', 'successMessage'],
  linkPreview: ['title', 'description'],
  field: ['label', 'description', 'placeholder', 'unit', 'errorText'],
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
  | 'picture'

/** Place of a text of the form itself. No id has a colon. */
export const formPlace = (member: string) => `form:${member}`
export const previewPlace = (member: string) => `form:preview ${member}`
export const placeIn = (id: string, member: string) => `${id}.${member}`
/** An option is found by its text, because options have no ids and can change their order. */
export const optionPlace = (id: string, option: string) => `${id}.option:${option}`

/** The alternative text of an option's picture. */
export const picturePlace = (id: string, option: string) => `${id}.picture:${option}`

/** Id of the part that a place belongs to; undefined for the form itself. */
export function ownerOfPlace(place: string): string | undefined {
  const [id = ''] = place.split('.', 1)
  return id.includes(':') ? undefined : id
}

/** The option that a place names; undefined for other places. */
export function optionOfPlace(place: string): string | undefined {
  if (ownerOfPlace(place) === undefined) return undefined
  return /^[^.]*\.(?:option|picture):(.*)$/s.exec(place)?.[1]
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
