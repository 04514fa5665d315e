import { withFormerFields } from '@ramiform/core/csv/submissions-csv'
import type { Form, FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type ColumnChoice,
  noColumnChoice,
  readColumnChoice,
  withinLimits,
  writeColumnChoice,
} from './column-choice.ts'
import { type Column, chosenColumns, columnsOf } from './columns.ts'

export interface Columns {
  /** all columns in the chosen order, hidden ones included */
  readonly all: readonly Column[]
  readonly shown: readonly Column[]
  readonly isChanged: boolean
  readonly show: (id: string, isShown: boolean) => void
  /** moves a column past its neighbor in `all` */
  readonly move: (id: string, by: 1 | -1) => void
  /**
   * moves a column before another shown one, or to the end
   *
   * @returns its new index among the shown columns
   */
  readonly place: (id: string, before: string | null) => number
  /** @param width px */
  readonly resize: (id: string, width: number) => void
  /** back to the order of the form, with every column */
  readonly reset: () => void
}

/**
 * Columns of the table: the fields of the form and of the earlier versions among the rows.
 *
 * @param former schemas of earlier versions, newest first
 */
export function useColumns(form: Form, former: readonly FormSchema[]): Columns {
  const [choice, setChoice] = useState(() => readColumnChoice(form.id))
  const latest = useRef(choice)
  useEffect(() => {
    if (latest.current !== choice) writeColumnChoice(form.id, choice)
    latest.current = choice
  }, [form.id, choice])

  const columns = useMemo(
    () => columnsOf(form.schema, withFormerFields(form.schema, former, fieldTypes)),
    [form.schema, former],
  )
  const { all, shown } = useMemo(() => chosenColumns(columns, choice), [columns, choice])
  const change = useCallback(
    (next: (known: ColumnChoice) => Partial<ColumnChoice>) =>
      setChoice((known) => ({ ...known, ...next(known) })),
    [],
  )
  return {
    all,
    shown,
    isChanged: choice !== noColumnChoice,
    show: useCallback(
      (id, isShown) =>
        change(({ hidden }) => ({
          hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id],
        })),
      [change],
    ),
    move: useCallback(
      (id, by) =>
        change(() => ({
          order: moved(idsOf(all), id, by),
        })),
      [change, all],
    ),
    place: useCallback(
      (id, before) => {
        change(() => ({ order: placed(idsOf(all), id, before ?? after(all, shown)) }))
        return placed(idsOf(shown), id, before).indexOf(id)
      },
      [change, all, shown],
    ),
    resize: useCallback(
      (id, width) => change(({ widths }) => ({ widths: { ...widths, [id]: withinLimits(width) } })),
      [change],
    ),
    reset: useCallback(() => setChoice(noColumnChoice), []),
  }
}

const idsOf = (columns: readonly Column[]) => columns.map(({ id }) => id)

/** The column after the last shown one; null when that is the last of all. */
function after(all: readonly Column[], shown: readonly Column[]): string | null {
  const last = all.findIndex(({ id }) => id === shown.at(-1)?.id)
  return all[last + 1]?.id ?? null
}

function placed(ids: readonly string[], id: string, before: string | null): readonly string[] {
  const next = ids.filter((one) => one !== id)
  const to = before === null ? -1 : next.indexOf(before)
  next.splice(to === -1 ? next.length : to, 0, id)
  return next
}

function moved(ids: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= ids.length) return ids
  const next = [...ids]
  next.splice(from, 1)
  next.splice(to, 0, id)
  return next
}
