import type { DeliveryResult } from '@ramiform/contract/deliveries'
import { Agent, request } from 'undici'
import { type AddressGuard, refusedAddressCode } from '../../outgoing/address-guard.ts'

export interface WebhookCall {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface WebhookAnswer {
  readonly result: DeliveryResult
  readonly status?: number
  /** the beginning of the receiver's answer, if that is kept, or the code of a connection error */
  readonly answer?: string
}

/** Calls receivers, and never anything but receivers: no redirect is followed, no private address dialled. */
export interface WebhookClient {
  call(call: WebhookCall, signal: AbortSignal): Promise<WebhookAnswer>
  close(): Promise<void>
}

/** The whole call: connecting, sending, and the beginning of the answer. */
export const webhookTimeoutMs = 5_000

/** Of an answer so much is read, and of that so much is kept. */
const readBytes = 4_096
const keptCharacters = 500

/** @param options.keepAnswers whether owners may see answers: a receiver may be inside the operator's network */
export function createWebhookClient(
  guard: AddressGuard,
  { keepAnswers }: { readonly keepAnswers: boolean },
): WebhookClient {
  const agent = new Agent({
    // to one host: many forms may call the same
    connections: 16,
    // A connection for each call: what was checked is never used for another name.
    pipelining: 0,
    maxHeaderSize: 16_384,
    connect: { timeout: webhookTimeoutMs, lookup: guard.lookup },
  })
  return {
    async call({ address, headers, body }, stopping) {
      const problem = guard.problemWith(address)
      if (problem !== null) {
        return { result: problem === 'plain_http' ? problem : 'private_address' }
      }
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(webhookTimeoutMs)])
      try {
        const response = await request(address, {
          dispatcher: agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Ramiform-Webhook/1',
            'accept-encoding': 'identity',
            ...headers,
          },
          body,
          signal,
        })
        // Read in any case: some receivers end their work when the connection closes early.
        const beginning = await beginningOf(response.body)
        const answer = keepAnswers ? beginning : ''
        return {
          result: resultOf(response.statusCode),
          status: response.statusCode,
          ...(answer === '' ? {} : { answer }),
        }
      } catch (error) {
        // The server stops: this try never happened.
        if (stopping.aborted) throw error
        return failure(error)
      }
    },
    close: () => agent.destroy(),
  }
}

function resultOf(status: number): DeliveryResult {
  if (status >= 200 && status < 300) return 'delivered'
  if (status >= 300 && status < 400) return 'redirected'
  return status === 410 ? 'gone' : 'refused'
}

/** As text without what cannot be stored or shown. The status has come: whatever happens to the rest is no failure. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of body) {
      parts.push(part)
      length += part.length
      if (length >= readBytes) break
    }
  } catch {
    // an answer that broke off, or took too long
  }
  return readable(Buffer.concat(parts).subarray(0, readBytes).toString('utf8'))
}

function readable(text: string): string {
  const plain = text.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
  return [...plain.trim()].slice(0, keptCharacters).join('')
}

const certificateProblem = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|ISSUER/

function failure(error: unknown): WebhookAnswer {
  const code = codeOf(error)
  if (code === refusedAddressCode) return { result: 'private_address' }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { result: 'no_such_host' }
  if (certificateProblem.test(code)) return { result: 'bad_certificate', answer: code }
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  if (isLate || /TIMEOUT|ETIMEDOUT/.test(code)) return { result: 'timed_out' }
  return { result: 'not_connected', ...(code === '' ? {} : { answer: code }) }
}

/** Of several addresses tried, the first one's failure. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
