import { ApiError } from '../../../api/api-error.ts'
import { requestFrom } from '../../../api/call.ts'
import { createRowCounter } from './count-rows.ts'
import type { ExportRequest } from './export-request.ts'

/** Received data is collected into blobs of this size, which the browser can move to disk. */
const portionBytes = 8 * 1024 * 1024

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Downloads the file that the server streams, with any number of rows. */
export async function readServerFile(request: ExportRequest): Promise<Blob> {
  const { format, signal, onProgress } = request
  const response = await ask(request)
  const total = Number(response.headers.get('x-total-rows') ?? Number.NaN)
  const of = Number.isInteger(total) ? total : null
  const countRows = createRowCounter()
  const portions: Blob[] = []
  let portion: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let rows = 0
  try {
    for await (const piece of piecesOf(response)) {
      // The rows of a workbook are compressed, so they are known only at its end.
      if (format === 'csv') rows = countRows(piece)
      onProgress(rows, of === null || format === 'xlsx' ? null : Math.max(of, rows))
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
  if (format === 'xlsx' && of !== null) onProgress(of, of)
  return new Blob([...portions, ...portion], { type: `${types[format]};charset=utf-8` })
}

function ask({ form, format, unasked, filter, chosen, signal }: ExportRequest): Promise<Response> {
  const address = `/api/forms/${encodeURIComponent(form.id)}/submissions.${format}`
  const members = { ...filter, ...(unasked && { unasked: 'words' }) }
  const accept = types[format]
  if (chosen !== undefined) {
    const body = JSON.stringify({ ...members, ids: chosen.map(({ id }) => id) })
    const headers = { 'content-type': 'application/json' }
    return requestFrom(address, { method: 'POST', body, headers, signal, accept })
  }
  const query = new URLSearchParams(members).toString()
  return requestFrom(address + (query === '' ? '' : `?${query}`), { signal, accept })
}

async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (body === null) return
  const reader = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}
