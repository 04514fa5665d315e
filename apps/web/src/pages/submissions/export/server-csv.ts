import type { Form } from '@ramiform/core/form'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { requestFrom } from '../../../api/call.ts'
import { createRowCounter } from './count-rows.ts'

export interface CsvExport {
  readonly form: Form
  /** search text that filters the rows; empty for all */
  readonly search: string
  /** number of all submissions, whether they match or not */
  readonly total: number
  readonly queryClient: QueryClient
  readonly signal: AbortSignal
  readonly onProgress: (rows: number, of: number | null) => void
}

/** Received data is collected into blobs of this size, which the browser can move to disk. */
const portionBytes = 8 * 1024 * 1024

/** Downloads the CSV file that the server streams, with any number of rows. */
export async function readServerCsv({
  form,
  search,
  signal,
  onProgress,
}: Pick<CsvExport, 'form' | 'search' | 'signal' | 'onProgress'>): Promise<Blob> {
  const query = search === '' ? '' : `?${new URLSearchParams({ q: search })}`
  const address = `/api/forms/${encodeURIComponent(form.id)}/submissions.csv${query}`
  const response = await requestFrom(address, { signal, accept: 'text/csv' })
  const total = Number(response.headers.get('x-total-rows') ?? Number.NaN)
  const of = Number.isInteger(total) ? total : null
  const count = createRowCounter()
  const portions: Blob[] = []
  let portion: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let rows = 0
  try {
    for await (const piece of piecesOf(response)) {
      rows = count(piece)
      onProgress(rows, of === null ? null : Math.max(of, rows))
      portion.push(piece)
      bytes += piece.length
      if (bytes < portionBytes) continue
      portions.push(new Blob(portion))
      portion = []
      bytes = 0
    }
  } catch (cause) {
    if (signal.aborted) throw cause
    const reached = `${rows.toLocaleString('en')} of ${of?.toLocaleString('en') ?? 'all'}`
    throw new ApiError(0, { error: `The connection was lost after ${reached}.` }, { cause })
  }
  return new Blob([...portions, ...portion], { type: 'text/csv;charset=utf-8' })
}

async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (body === null) return
  const reader = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}
