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
  const { form, filling } = props
  const { tables } = form.schema
  const runs = useMemo(() => tableRuns(filling.fields, tables), [filling, tables])
  const byCard = useMemo(() => fillingByCard(filling), [filling])
  const rows = useCallback<CardRows>(
    (row, card) =>
      runs.map(({ table, fields }) =>
        table === undefined
          ? fields.map((field) => card([field], <FieldRow {...row} field={field} />))
          : card(fields, <FieldTable {...row} table={table} fields={fields} />),
      ),
    [runs],
  )
  return <Cards {...props} filling={byCard} rows={rows} />
}
