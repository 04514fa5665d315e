import type { Conditional } from '@ramiform/core/conditions/condition'
import { changeLogics } from '@ramiform/core/conditions/logic-members'
import type { Field } from '@ramiform/core/field'
import { sourcesOf } from '@ramiform/core/form-shape'
import { limits } from '@ramiform/core/limits'
import { strayRows, withSoundTables } from '@ramiform/core/table'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { FormParts, ImportResult, Warning } from '../import.ts'
import { isCutLabel } from './label-text.ts'

/** Warnings; no one reads more */
const mostWarnings = 200
/** Options of one field that are named */
const mostNamed = 5

/**
 * Cuts the result of an importer to the limits of a form, with a warning for everything that was cut or made up
 * (decision 343).
 */
export function foundFields(
  found: readonly Field[],
  warnings: readonly Warning[] = [],
  {
    sections = [],
    tables = [],
    hiddenFields = [],
    values = [],
    endings = [],
    translations,
  }: FormParts = {},
): ImportResult {
  if (found.length === 0) return { problem: { code: 'no_fields' } }
  const first = found.slice(0, limits.fields)
  const known = tables.slice(0, limits.tables)
  const strays = [...strayRows(first, known).keys()].map((at) => first[at]?.id)
  const { fields, tables: sound } = withSoundTables({ fields: first, tables: known })
  const named = new Set(fields.map(({ section }) => section))
  const used = sections.filter(({ id }) => named.has(id))
  const parts: FormParts = {
    ...(used.length > 0 && { sections: used }),
    ...(sound && { tables: sound }),
    ...(hiddenFields.length > 0 && { hiddenFields: hiddenFields.slice(0, limits.hiddenFields) }),
    ...(values.length > 0 && { values: values.slice(0, limits.values) }),
    ...(endings.length > 0 && { endings: endings.slice(0, limits.endings) }),
    ...(translations && { translations }),
  }
  const warned = new Set(warnings.map(({ fieldId }) => fieldId))
  const isCut = ({ message }: Warning) => /\bwas cut\b|^Only the first /.test(message)
  const cut = new Set(warnings.filter(isCut).map(({ fieldId }) => fieldId))
  const all = [
    ...warnings,
    ...found.filter(({ id }) => strays.includes(id)).map(leftTable),
    ...found.filter(({ id }) => !warned.has(id)).flatMap(standIns),
    ...found.filter(({ id }) => !cut.has(id)).flatMap(cutTexts),
  ]
  const told = all.slice(0, mostWarnings)
  if (all.length > mostWarnings) {
    told.push({ message: `There are ${count(all.length - mostWarnings)} more warnings.` })
  }
  if (found.length <= limits.fields) return { fields, warnings: told, ...parts }

  told.unshift({
    message: `Only the first ${count(limits.fields)} fields were imported. A form can have no more.`,
  })
  const ids = new Set(fields.map(({ id }) => id))
  const isWhole = (logic: Conditional) => sourcesOf(logic).every((id) => ids.has(id))
  return {
    fields: fields.map((field) =>
      changeLogics(field, (logic) => (isWhole(logic) ? logic : undefined)),
    ),
    warnings: told.filter(({ fieldId }) => fieldId === undefined || ids.has(fieldId)),
    ...parts,
  }
}

function leftTable({ id }: Field): Warning {
  const message =
    'It is not in its matrix. Rows of a matrix are choices with the same options, one below the other.'
  return { message, fieldId: id }
}

/** Warning about options that the source does not have. */
function standIns({ id, type, options = [] }: Field): readonly Warning[] {
  const initial = Object.hasOwn(fieldTypes, type)
    ? fieldTypes[type as FieldTypeName].initial?.options
    : undefined
  if (options.length === 0 || options !== initial) return []
  const message = `No options were found. “${options.join('”, “')}” stand in for them.`
  return [{ message, fieldId: id }]
}

/** Warnings about a label and options that were cut. */
function cutTexts({ id, label, options = [] }: Field): readonly Warning[] {
  return [
    ...(options.length === limits.options
      ? [
          {
            message: `Only its first ${count(limits.options)} options were imported, if it has more.`,
            fieldId: id,
          },
        ]
      : []),
    ...(isCutLabel(label)
      ? [{ message: `Its label was cut to ${limits.labelCharacters} characters.`, fieldId: id }]
      : []),
    ...options
      .filter(isCutLabel)
      .slice(0, mostNamed)
      .map((option) => ({
        message: `An option was cut to ${limits.labelCharacters} characters: “${option.slice(0, 60)}…”`,
        fieldId: id,
      })),
  ]
}

function count(number: number): string {
  return number.toLocaleString('en')
}
