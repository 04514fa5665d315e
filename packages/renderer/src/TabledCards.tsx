import { tableRuns } from '@ramiform/core/table'
import { type ComponentType, useCallback, useMemo } from 'react'
import { FieldRow } from './FieldRow.tsx'
import { FieldTable } from './FieldTable.tsx'
import { fillingByCard } from './filling-by-card.ts'
import type { CardRows, CardsProps } from './SingleCardForm.tsx'

/** Single-card form with tables. A table is one card. */
export function TabledCards({
  Cards,
  ...props
}: CardsProps & { Cards: ComponentType<CardsProps> }) {
  const { form, filling, onAppear } = props
  const { tables } = form.schema
  const runs = useMemo(
    () =>
      tableRuns(filling.fields, tables).map((run) => ({
        ...run,
        /** Announces a row while its card shows. The counter does not, because it counts cards. */
        announce(label: string) {
          const at = filling.step().field?.id
          if (run.fields.some(({ id }) => id === at)) onAppear(label)
        },
      })),
    [filling, tables, onAppear],
  )
  const byCard = useMemo(() => fillingByCard(filling), [filling])
  const rows = useCallback<CardRows>(
    (row, card) =>
      runs.map(({ table, fields, announce }) =>
        table === undefined
          ? fields.map((field) => card([field], <FieldRow {...row} field={field} />))
          : card(fields, <FieldTable {...row} table={table} fields={fields} onAppear={announce} />),
      ),
    [runs],
  )
  return <Cards {...props} filling={byCard} rows={rows} />
}
