import { exportFileName } from '@ramiform/core/csv/submissions-csv'
import type { Currency, Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import {
  type SheetCell,
  sheetRow,
  sheetTitles,
  textCell,
} from '@ramiform/core/submissions/sheet-row'
import { currencyOf } from '@ramiform/fields/shared/currency'
import { writeXlsxStream } from 'hucre/xlsx'
import { checkContext } from '../forms/check-context.ts'
import type { ExportedFile } from './export-csv.ts'
import type { ExportedRows } from './export-rows.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

const sheetName = 'Submissions'

/** Writes submissions as an Excel workbook with the columns of the CSV file, in constant memory. */
export function xlsxFile(exported: ExportedRows): ExportedFile {
  const { columns, currency } = exported
  const header = [...sheetTitles, ...columns.map(({ label }) => textCell(label) ?? '')]
  const formats = [
    undefined,
    'yyyy-mm-dd hh:mm:ss',
    undefined,
    ...columns.map((field) => formatOf(field, currency)),
  ]
  return {
    fileName: exportFileName(exported.formName, 'xlsx'),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    rows: exported.count,
    parts: writeXlsxStream(cellsOf(exported), {
      name: sheetName,
      columns: header.map((title, index) => ({
        header: title,
        width: index === 1 ? 20 : 16,
        ...(formats[index] === undefined ? {} : { numFmt: formats[index] }),
      })),
      freezePane: { rows: 1 },
    }),
  }
}

/** Number format of a column. Amounts have the code of their currency, because signs of dollars do not say whose. */
function formatOf(field: Field, currency: Currency | undefined): string | undefined {
  if (field.type === 'price') return `#,##0.00 "${currencyOf(field, currency).toUpperCase()}"`
  return fieldTypeOf(checkContext.fieldTypes, field.type)?.comparesAsDay ? 'yyyy-mm-dd' : undefined
}

async function* cellsOf({ columns, pages, unaskedOf }: ExportedRows): AsyncGenerator<SheetCell[]> {
  const turn = yieldToEventLoop()
  for await (const page of pages) {
    for (const submission of page) {
      const unasked = await unaskedOf?.(submission)
      yield sheetRow(columns, submission, checkContext.fieldTypes, unasked)
      if (turn.isOver()) await turn.next()
    }
  }
}
