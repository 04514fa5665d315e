import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { isTraditional } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import type { ColumnChoice } from './column-choice.ts'

/** A column of the table, without the two that stay in place. */
export interface Column {
  readonly id: string
  readonly label: string
  /** px */
  readonly width: number
  /** null in the column with the time */
  readonly field: Field | null
  readonly alignsRight: boolean
  readonly isConditional: boolean
}

/** Id of the column with the time. Ids of other columns have a prefix, so no field can have this one. */
export const submittedColumn = 'submitted'
export const columnOf = ({ id }: Pick<Field, 'id'>) => `field.${id}`

/** All columns in the order of the form: the time, then one for each field. */
export function columnsOf(schema: FormSchema, fields: readonly Field[]): readonly Column[] {
  const hasLogic = !isTraditional(schema)
  return [
    {
      id: submittedColumn,
      label: 'Submitted',
      width: 156,
      field: null,
      alignsRight: false,
      isConditional: false,
    },
    ...fields.map((field) => ({
      id: columnOf(field),
      label: field.label || field.id,
      width: usualWidth(field, hasLogic),
      field,
      alignsRight: isAmount(field),
      isConditional: hasLogic && field.conditional !== undefined,
    })),
  ]
}

/** The owner's choice applied: order, hidden columns and widths. New columns keep their place in the form. */
export function chosenColumns(
  columns: readonly Column[],
  { order, hidden, widths }: ColumnChoice,
): { readonly all: readonly Column[]; readonly shown: readonly Column[] } {
  const sized = columns.map((column) => ({ ...column, width: widths[column.id] ?? column.width }))
  const byId = new Map(sized.map((column) => [column.id, column]))
  const all = order.flatMap((id) => byId.get(id) ?? [])
  const ordered = new Set(order)
  for (const [at, column] of sized.entries()) {
    if (ordered.has(column.id)) continue
    const before = sized[at - 1]
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, column)
  }
  const hiddenIds = new Set(hidden)
  return { all, shown: all.filter(({ id }) => !hiddenIds.has(id)) }
}

function isAmount({ type }: Field): boolean {
  const known = fieldTypeOf(fieldTypes, type)
  return known !== undefined && (known.comparesAsNumber || known.answerKind === 'payment')
}

/** Widths that fit a label and usual answers, in px. */
function usualWidth(field: Field, hasLogic: boolean): number {
  const known = fieldTypeOf(fieldTypes, field.type)
  const label = Math.round((field.label || field.id).length * 6.6) + 28
  const head = label + (hasLogic && field.conditional !== undefined ? 20 : 0)
  const [least, most] =
    known?.answerKind === 'payment' || known?.answerKind === 'names'
      ? [152, 220]
      : known?.comparesAsNumber
        ? [96, 180]
        : known?.hasOptions
          ? [128, 220]
          : known?.control === 'calendar'
            ? [116, 180]
            : known?.control === 'lines'
              ? [220, 280]
              : [156, 240]
  return Math.min(most, Math.max(least, head))
}
