import type { ImpactLine } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { ApiError } from '../../api/api-error.ts'
import { requestFrom } from '../../api/call.ts'

export interface ImpactRequest {
  readonly formId: string
  /** the changed form */
  readonly schema: FormSchema
  /** number of the version that the change replaces; by default the published one */
  readonly current?: number | undefined
}

/** Replays stored answers on a changed form. Yields the progress; throws when the stream ends before the last line. */
export async function* readImpact(
  { formId, schema, current }: ImpactRequest,
  signal: AbortSignal,
): AsyncGenerator<ImpactLine> {
  const address = `/api/forms/${encodeURIComponent(formId)}/impact`
  const { body } = await requestFrom(address, {
    method: 'POST',
    signal,
    accept: 'application/x-ndjson',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ schema, current }),
  })
  let isDone = false
  for await (const text of linesOf(body)) {
    // The server validates its lines with the contract.
    const line = JSON.parse(text) as ImpactLine
    isDone = line.done
    yield line
  }
  // A lost connection fails while reading. The server ends the stream early only for a newer replay.
  if (!isDone) throw new ApiError(0, { error: 'Another window started a newer check.' })
}

async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (body === null) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
