import type { DeliveryResult } from '@ramiform/contract/deliveries'
import { Agent, request } from 'undici'
import { type AddressGuard, refusedAddressCode } from '../../outgoing/address-guard.ts'

/** Request to a webhook receiver. */
export interface WebhookCall {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Outcome of a call to a webhook receiver. */
export interface WebhookAnswer {
  readonly result: DeliveryResult
  readonly status?: number
  /** Start of the receiver's response if it is stored, or the code of a connection error. */
  readonly answer?: string
}

/** HTTP client for webhooks. It follows no redirects and connects only to addresses that the guard allows. */
export interface WebhookClient {
  call(call: WebhookCall, signal: AbortSignal): Promise<WebhookAnswer>
  close(): Promise<void>
}

/** Timeout in milliseconds for the whole call: connect, send, and read the start of the response. */
export const webhookTimeoutMs = 5_000

/** Limits for a response: bytes read, and characters of them stored in the delivery log. */
const readBytes = 4_096
const maxAnswerCharacters = 500

/**
 * Creates the client.
 * @param options.keepAnswers true to store responses; owners see them, so a receiver inside the operator's network
 *   would leak data
 */
export function createWebhookClient(
  guard: AddressGuard,
  { keepAnswers }: { readonly keepAnswers: boolean },
): WebhookClient {
  const agent = new Agent({
    // Limit per host. Many forms may call the same host.
    connections: 32,
    // Every call uses a new connection, so that a checked address is never reused for another host name.
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
        // The response is read even if it is not stored: some receivers stop working when the connection closes early.
        const beginning = await beginningOf(response.body)
        const answer = keepAnswers ? beginning : ''
        return {
          result: resultOf(response.statusCode),
          status: response.statusCode,
          ...(answer === '' ? {} : { answer }),
        }
      } catch (error) {
        // During shutdown the attempt does not count: the error releases the job.
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

/**
 * Reads the start of a response as printable text. The status already decides the result, so read errors are ignored.
 */
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
    // The response was interrupted or took too long.
  }
  return readable(Buffer.concat(parts).subarray(0, readBytes).toString('utf8'))
}

function readable(text: string): string {
  const plain = text.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
  return [...plain.trim()].slice(0, maxAnswerCharacters).join('')
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

/** Error code of a failed connection. If several addresses were tried, the first one's code. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
