import { type Answer, answerTo, isEmpty } from '../answers.ts'
import type { Field } from '../field.ts'
import type { Filling } from '../filling/filling.ts'
import type { FormSchema } from '../form.ts'
import type { Section } from '../section.ts'
import type { Table } from '../table.ts'
import { type AnswerText, fillMarks, fillText, markPlaces } from './fill-text.ts'
import {
  changeFieldTexts,
  changeTableTexts,
  fieldsInTexts,
  sourcesOfTexts,
} from './texts-of-form.ts'

/** Formats an answer for a text. Undefined for an answer that texts cannot show. */
export type FormatAnswer = (field: Field, answer: Answer) => string | undefined

/** A section whose text is marked for its answers. */
export interface ShownSection extends Section {
  readonly answers?: readonly string[] | undefined
  /** Fills the marks in a part of the text that was read, such as a line or the address of a link. */
  readonly fill?: ((part: string, asAddress?: boolean) => string) | undefined
}

/** A field whose description with emphasis is marked for its answers. */
export interface ShownField extends Field {
  readonly answers?: readonly string[] | undefined
  readonly fill?: ShownSection['fill']
}

export interface ShownTexts {
  readonly fields: readonly Field[]
  readonly sections: readonly ShownSection[] | undefined
  readonly tables: readonly Table[] | undefined
}

/** Shows the answers of a form in its labels, descriptions, sections and tables, from now on. */
export interface LiveTexts {
  /** The current texts. The same object until one of them changes. */
  now(): ShownTexts
  subscribe(listener: () => void): () => void
}

/**
 * Gives the fields of a filling their texts with answers, and keeps them up to date. A question shows only answers of
 * questions before it; a missing or later one gives the fallback.
 */
export function liveTexts(filling: Filling, schema: FormSchema, format: FormatAnswer): LiveTexts {
  const sources = sourcesOfTexts(schema)
  const places = placesOf(schema)
  const plain = filling.fields
  let shown: ShownTexts = { fields: plain, sections: schema.sections, tables: schema.tables }

  const textOf = (id: string): string | undefined => {
    const source = sources.get(id)
    if (source === undefined) return undefined
    return filling.isVisible(id) ? formatted(source, filling.answer(id), format) : undefined
  }

  function update() {
    const texts = new Map<string, string | undefined>()
    for (const id of fieldsInTexts(schema)) texts.set(id, textOf(id))
    const answersBefore =
      (place: number): AnswerText =>
      (id) =>
        sources.has(id) ? ((places.get(id) ?? -1) < place ? texts.get(id) : undefined) : null
    const fields = sharing(shown.fields, plain, (field, at) => {
      const answerOf = answersBefore(places.get(field.id) ?? -1)
      // Other parts decide what is required and offered now.
      const decided = asDecided(field, filling.fields[at])
      const filled = changeFieldTexts(decided, (text) => fillText(text, answerOf))
      const isMarked = field.markedDescription || filling.rules(field)?.answerKind === 'none'
      return isMarked ? marked(filled, 'description', field.description, answerOf) : filled
    })
    const sections =
      schema.sections &&
      sharing(shown.sections ?? [], schema.sections, (section) =>
        shownSection(section, answersBefore(firstPlace(schema, section))),
      )
    const tables =
      schema.tables &&
      sharing(shown.tables ?? [], schema.tables, (table) =>
        changeTableTexts(table, (text) => fillText(text, answersBefore(firstPlace(schema, table)))),
      )
    if (fields === shown.fields && sections === shown.sections && tables === shown.tables) return
    shown = { fields, sections, tables }
    // Also tells listeners about sections and tables, so after the new texts are there.
    filling.setFields(fields)
  }

  update()
  for (const id of fieldsInTexts(schema)) filling.subscribeField(id, update)
  return { now: () => shown, subscribe: filling.subscribe }
}

function asDecided(field: Field, now: Field | undefined): Field {
  if (now && field.optionsWhen) {
    const { options, shown, required, requiredWhen } = now
    return { ...field, options, shown, required, requiredWhen }
  }
  return field.requiredWhen ? { ...field, required: now?.required } : field
}

function formatted(
  field: Field,
  answer: Answer | undefined,
  format: FormatAnswer,
): string | undefined {
  return answer === undefined || isEmpty(answer) ? undefined : format(field, answer)
}

/** Positions of a form's fields. Hidden fields have none: they come before all others. */
function placesOf({ fields }: Pick<FormSchema, 'fields'>): ReadonlyMap<string, number> {
  return new Map(fields.map(({ id }, at) => [id, at]))
}

function firstPlace({ fields }: FormSchema, { id }: Section | Table): number {
  const first = fields.findIndex(({ section, table }) => section === id || table === id)
  return first === -1 ? fields.length : first
}

function shownSection(section: Section, answerOf: AnswerText): ShownSection {
  const { title } = section
  const filled = title && fillText(title, answerOf)
  const next = filled === title ? section : { ...section, title: filled }
  return marked(next, 'text', section.text, answerOf)
}

/** With emphasis, an answer must stay text. So it is filled in after the text was read. */
function marked<Owner extends object>(
  owner: Owner,
  member: keyof Owner,
  marks = '',
  answerOf: AnswerText,
): Owner & Pick<ShownSection, 'answers' | 'fill'> {
  const { text, answers } = markPlaces(marks, answerOf)
  if (answers.length === 0) return owner
  const fill: ShownSection['fill'] = (part, asAddress) => fillMarks(part, answers, asAddress)
  return { ...owner, [member]: text, answers, fill }
}

/** The changed items; those equal to the ones shown before stay the same objects. */
function sharing<Item extends object>(
  before: readonly Item[],
  items: readonly Item[],
  change: (item: Item, at: number) => Item,
): readonly Item[] {
  const next = items.map((item, at) => {
    const now = change(item, at)
    const old = before[at]
    return old !== undefined && now !== item && JSON.stringify(old) === JSON.stringify(now)
      ? old
      : now
  })
  return next.length === before.length && next.every((item, at) => item === before[at])
    ? before
    : next
}

/**
 * Texts of stored answers: a field's own, with the answers before it, or those that come after the form, with all answers.
 * Stored answers are those of visible fields only.
 */
export function answersForTexts(
  schema: FormSchema,
  answers: Readonly<Record<string, Answer | undefined>>,
  format: FormatAnswer,
): (before?: string) => AnswerText {
  const sources = sourcesOfTexts(schema)
  const places = placesOf(schema)
  return (before) => {
    const end = before === undefined ? Number.POSITIVE_INFINITY : (places.get(before) ?? -1)
    return (id) => {
      const source = sources.get(id)
      if (source === undefined) return null
      if ((places.get(id) ?? -1) >= end) return undefined
      return formatted(source, answerTo(answers, id), format)
    }
  }
}

/** Fields with the labels and descriptions that the respondent of these answers saw. */
export function fieldsAsShown(
  schema: FormSchema,
  answers: Readonly<Record<string, Answer | undefined>>,
  format: FormatAnswer,
  fields: readonly Field[] = schema.fields,
): readonly Field[] {
  if (fieldsInTexts(schema).size === 0) return fields
  const answersOf = answersForTexts(schema, answers, format)
  return fields.map((field) =>
    changeFieldTexts(field, (text) => fillText(text, answersOf(field.id))),
  )
}

/** Tables with the texts that the respondent of these answers saw. */
export function tablesAsShown(
  schema: FormSchema,
  answers: Readonly<Record<string, Answer | undefined>>,
  format: FormatAnswer,
): readonly Table[] | undefined {
  if (!schema.tables || fieldsInTexts(schema).size === 0) return schema.tables
  const answersOf = answersForTexts(schema, answers, format)
  return schema.tables.map((table) => {
    const answerOf = answersOf(schema.fields[firstPlace(schema, table)]?.id)
    return changeTableTexts(table, (text) => fillText(text, answerOf))
  })
}
