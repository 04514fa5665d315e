import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Conditional } from '@ramiform/core/conditions/condition'
import { changeLogics, logicsOf } from '@ramiform/core/conditions/logic-members'
import { followOptions } from '@ramiform/core/conditions/offer-changes'
import { canOfferOnlyWhen } from '@ramiform/core/conditions/offer-problem'
import { renameValues } from '@ramiform/core/conditions/rename'
import type { Field } from '@ramiform/core/field'
import { canHaveOptions, createField, fieldTypeOf, takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'
import { limits } from '@ramiform/core/limits'
import { plainMarkdown } from '@ramiform/core/markdown'
import { canHavePictures } from '@ramiform/core/option-pictures'
import { canShuffle } from '@ramiform/core/shuffle-problem'
import { fieldTypes } from '@ramiform/fields'
import type { FoundFields } from '@ramiform/formats/import'
import { pastedOptions } from '../option-lines/option-lines.ts'

/** The owner's changes to an imported field. */
export interface FieldEdit {
  readonly label?: string
  readonly type?: string
  readonly required?: boolean
  /** options as typed, one per line */
  readonly options?: string
  /** removes the imported condition, so that the field always shows */
  readonly always?: boolean
}

export type FieldEdits = ReadonlyMap<string, FieldEdit>

/** The imported form with the owner's changes, with names of fields in place of answers. Only for reading. */
export function namedForm(found: FoundFields, edited: readonly Field[]): FormSchema {
  const { warnings: _warnings, head: _head, ...parts } = found
  return withNamesInTexts({ ...parts, fields: edited.map(withTitle), settings: {} })
}

/** A statement without a title is named by its text. */
function withTitle(field: Field): Field {
  const { type, label, description = '' } = field
  return type === 'statement' && label === ''
    ? { ...field, label: plainMarkdown(description) }
    : field
}

/** An imported field with the owner's changes. */
export function editedField(field: Field, edit: FieldEdit | undefined): Field {
  if (edit === undefined) return field
  const { label = field.label, type = field.type } = edit
  const required = (edit.required ?? field.required === true) && type !== 'statement'
  const { conditional, ...changed } = { ...ofType(field, type), label, required }
  const options = changed.options === undefined ? undefined : optionsIn(edit.options)
  return {
    ...changed,
    ...(options !== undefined && options.length > 0 && { options }),
    ...(conditional !== undefined && edit.always !== true && { conditional }),
  }
}

/** The lines of a text as unique options. */
function optionsIn(text: string | undefined): readonly string[] {
  if (text === undefined) return []
  const options = pastedOptions(text).map((option) => option.slice(0, limits.labelCharacters))
  return [...new Set(options)].slice(0, limits.options)
}

/**
 * Changes the type of a field. Options stay if the new type has options; default options are added if it needs some.
 */
function ofType(field: Field, type: string): Field {
  const fieldType = fieldTypeOf(fieldTypes, type)
  if (type === field.type || fieldType === undefined) return field
  if (!takesAnswer({ type }, fieldTypes)) return asText(field, createField(fieldType, field.id))
  const {
    options,
    placeholder: _placeholder,
    validation: _validation,
    steps: _steps,
    other,
    shuffle,
    pictures,
    ...kept
  } = field
  return {
    ...createField(fieldType, field.id),
    ...kept,
    type,
    ...(fieldType.comparison && other && { other }),
    ...(canShuffle(fieldType) && shuffle && { shuffle }),
    ...(canHavePictures(fieldType) && pictures && { pictures }),
    ...(options !== undefined && canHaveOptions(fieldType, options) && { options }),
    // The text of a statement has emphasis without a setting.
    ...(!takesAnswer(field, fieldTypes) && field.description && { markedDescription: true }),
  }
}

/** A question as a text: only what needs no answer stays. */
function asText({ label, description, conditional, section }: Field, fresh: Field): Field {
  return {
    ...fresh,
    label,
    ...(description !== undefined && { description }),
    ...(conditional && { conditional }),
    ...(section !== undefined && { section }),
  }
}

/** All imported fields with the owner's changes. Rules follow renamed options. */
export function editedFields(found: readonly Field[], edits: FieldEdits): readonly Field[] {
  const edited = found.map((field) =>
    withOwnOptions(field, editedField(field, edits.get(field.id))),
  )
  const renamed = new Map<string, ReadonlyMap<string, string>>()
  for (const [at, { id, options }] of found.entries()) {
    const now = edited[at]?.options
    // Renames can be matched by position only while the number of options is unchanged.
    if (
      options === undefined ||
      now === undefined ||
      now === options ||
      now.length !== options.length
    )
      continue
    renamed.set(id, new Map(options.map((option, index) => [option, now[index] ?? option])))
  }
  if (renamed.size === 0) return edited
  const wordsOf = (source: string, value: string) => renamed.get(source)?.get(value) ?? value
  return edited.map((field) => changeLogics(field, (logic) => renameValues(logic, wordsOf)))
}

/** Conditions and pictures of options follow the options of their field. */
function withOwnOptions(found: Field, edited: Field): Field {
  if ((found.optionsWhen ?? found.pictures) === undefined || edited === found) return edited
  const { optionsWhen: _, ...rest } = edited
  const { optionsWhen, pictures } = followOptions(found, edited.options ?? [])
  const canOffer = canOfferOnlyWhen(fieldTypeOf(fieldTypes, edited.type))
  return {
    ...rest,
    ...(canOffer && optionsWhen && { optionsWhen }),
    ...(edited.pictures && pictures && { pictures }),
  }
}

/** The selected fields. A field that depends on an unselected one, or on a text, loses its logic. */
export function chosenFields(
  found: readonly Field[],
  without: ReadonlySet<string>,
  edits: FieldEdits,
): readonly Field[] {
  const edited = editedFields(found, edits)
  const texts = edited.filter((field) => !takesAnswer(field, fieldTypes)).map(({ id }) => id)
  const unread = new Set([...without, ...texts])
  return edited.flatMap((field) => {
    if (without.has(field.id)) return []
    // Logic without its source would mean something else.
    return [changeLogics(field, (logic) => (reads(logic, unread) ? undefined : logic))]
  })
}

/** True if the field's logic reads one of these fields. */
export function readsAnyOf(field: Field, ids: ReadonlySet<string>): boolean {
  return ids.size > 0 && logicsOf(field).some((logic) => reads(logic, ids))
}

const reads = (logic: Conditional, ids: ReadonlySet<string>) =>
  sourcesOf(logic).some((id) => ids.has(id))
