import { byteOrderMark } from '@ramiform/core/csv/csv-cell'
import { csvFileName, csvHeader, csvRow } from '@ramiform/core/csv/submissions-csv'
import { checkContext } from '../forms/check-context.ts'
import { createLineBuffer } from '../http/line-buffer.ts'
import type { ExportedRows } from './export-rows.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

export interface ExportedFile {
  readonly fileName: string
  readonly type: string
  /** Number of rows, without the header; null when it is not known. */
  readonly rows: number | null
  /** Bytes of the file, generated on demand. */
  readonly parts: AsyncIterable<Uint8Array>
}

/** Writes submissions as the same CSV file that a browser generates. */
export function csvFile(exported: ExportedRows): ExportedFile {
  return {
    fileName: csvFileName(exported.formName),
    type: 'text/csv; charset=utf-8',
    rows: exported.count,
    parts: writeCsv(exported),
  }
}

async function* writeCsv({ columns, pages, unaskedOf }: ExportedRows): AsyncGenerator<Uint8Array> {
  const lines = createLineBuffer()
  lines.add(byteOrderMark + csvHeader(columns))
  yield* lines.take()
  const turn = yieldToEventLoop()
  for await (const page of pages) {
    for (const submission of page) {
      const unasked = await unaskedOf?.(submission)
      lines.add(csvRow(columns, submission, checkContext.fieldTypes, unasked))
      if (turn.isOver()) await turn.next()
    }
    yield* lines.take()
  }
}
