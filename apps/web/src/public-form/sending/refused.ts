import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { SubmitOutcome } from '@ramiform/renderer'
import type { SentRequest } from './proof-of-work.ts'

interface Refused {
  readonly address: string
  readonly request: SentRequest
  readonly response: Response
  /** Reads a successful response. */
  readonly accepted: (response: Response) => Promise<SubmitOutcome>
}

/** Handles refused and throttled submits. Loaded on demand. */
export async function refused(sent: Refused, words: FormWords['sending']): Promise<SubmitOutcome> {
  const { address, request, accepted } = sent
  let { response } = sent
  if (response.status === 429) {
    const { sendWithProof } = await import('./proof-of-work.ts')
    response = await sendWithProof(address, request, response, words.checking)
    if (response.ok) return accepted(response)
    if (response.status >= 502) return { kind: 'unreachable' }
  }
  const body: Readonly<Record<string, unknown>> = Object(await response.json().catch(() => null))
  const error = textIn(body.error) ?? words.failed
  if (body.code === 'form_changed') {
    return { kind: 'refused', error, fieldErrors: {}, formChanged: true }
  }
  if (response.status === 409) return { kind: 'closed', error }
  const fieldErrors = Object.entries(Object(body.fieldErrors)).filter(
    (entry): entry is [string, string] => textIn(entry[1]) !== undefined,
  )
  return { kind: 'refused', error, fieldErrors: Object.fromEntries(fieldErrors) }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
