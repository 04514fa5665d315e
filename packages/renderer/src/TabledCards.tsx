import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import { type Step, stepAt } from '@ramiform/core/filling/steps'
import { runsBy } from '@ramiform/core/runs'
import { type TableRun, tableRuns } from '@ramiform/core/table'
import { type ComponentType, useCallback, useMemo } from 'react'
import { FieldRow } from './FieldRow.tsx'
import { FieldTable } from './FieldTable.tsx'
import type { CardRows, CardsProps } from './SingleCardForm.tsx'

/** Single-card form with tables. A table is one card. */
export function TabledCards({
  Cards,
  ...props
}: CardsProps & { Cards: ComponentType<CardsProps> }) {
  const { form, filling } = props
  const { tables } = form.schema
  const runs = useMemo(() => tableRuns(filling.fields, tables), [filling, tables])
  const byCard = useMemo(() => fillingByCard(filling, runs), [filling, runs])
  const rows = useCallback<CardRows>(
    (card, awayOf) =>
      runs.map(({ table, fields }) =>
        table === undefined ? (
          fields.map((field) => (
            <FieldRow key={field.id} {...card} field={field} away={awayOf(field)} />
          ))
        ) : (
          <FieldTable
            key={table.id}
            {...card}
            table={table}
            fields={fields}
            away={awayOf(...fields)}
          />
        ),
      ),
    [runs],
  )
  return <Cards {...props} filling={byCard} rows={rows} />
}

/** The filling with one step for each table, at its first visible row. */
function fillingByCard(filling: Filling, runs: readonly TableRun[]): Filling {
  const tableOf = new Map(runs.flatMap(({ table, fields }) => fields.map(({ id }) => [id, table])))
  let known: { readonly visible: readonly Field[]; readonly at: Step; readonly step: Step } | null =
    null

  /** Visible fields of each card. */
  const cards = () =>
    runsBy(filling.visibleFields(), ({ id }) => tableOf.get(id)).flatMap(({ part, fields }) =>
      part === undefined ? fields.map((field) => [field]) : [fields],
    )

  function step(): Step {
    const [visible, at] = [filling.visibleFields(), filling.step()]
    if (known?.visible === visible && known.at === at) return known.step
    const all = cards()
    const index = all.findIndex((fields) => fields.some((field) => field === at.field))
    const firsts = all.flatMap(([first]) => first ?? [])
    const through = all.slice(0, index + 1).flat().length - 1
    known = { visible, at, step: { ...stepAt(firsts, index), through } }
    return known.step
  }

  function moveBy(by: 1 | -1) {
    const [target] = cards()[step().index + by] ?? []
    if (target !== undefined) filling.goTo(target.id)
  }

  return {
    ...filling,
    step,
    next() {
      const rows = cards()[step().index] ?? []
      if (rows.length < 2) return filling.next()
      const own = new Set(rows.map(({ id }) => id))
      filling.setProblems(filling.check().filter(({ fieldId }) => own.has(fieldId)))
      const [problem = null] = filling.problems()
      if (problem === null) moveBy(1)
      return problem
    },
    previous: () => moveBy(-1),
  }
}
