import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Ajv } from 'ajv'
import Stripe from 'stripe'
import type { StripeAddress } from '../providers/stripe.ts'

/** A payment in the stand-in, as its API returns it. Tests may change it. */
export interface StandInIntent {
  id: string
  object: string
  amount: number
  amount_received: number
  currency: string
  status: string
  client_secret: string
  metadata: Record<string, string>
  livemode: boolean
}

export interface StripeStandIn {
  readonly address: StripeAddress
  readonly intents: ReadonlyMap<string, StandInIntent>
  /** Log of all requests, such as `POST /v1/payment_intents`. */
  readonly requests: readonly string[]
  /** Simulates Stripe's browser script, which pays with the client secret and a card. */
  pay(clientSecret: string, card?: 'good' | 'declined' | 'bank debit'): StandInIntent
  /** A webhook event about a payment, signed like Stripe's. */
  event(
    intentId: string,
    options?: {
      readonly id?: string
      readonly type?: string
      readonly secret?: string
      readonly secondsAgo?: number
      readonly object?: object
    },
  ): { readonly body: string; readonly signature: string }
  /** Override for all later responses; null restores normal responses. */
  fail: ((response: ServerResponse) => void) | null
  close(): Promise<void>
}

export const webhookSecret = 'whsec_of_the_tests_0123456789'

const samples = new URL('./samples/', import.meta.url)
const schemas = JSON.parse(readFileSync(new URL('stripe-requests.schema.json', samples), 'utf8'))
const sample = JSON.parse(readFileSync(new URL('stripe-payment-intent.json', samples), 'utf8'))

/**
 * A fake Stripe server on a local socket. It stores payments and idempotency keys, and returns errors in Stripe's
 * format. It validates requests with the types of the SDK (`samples/`). It needs no network and charges no money.
 * docs/payments.md lists the limits of this check.
 */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const ajv = new Ajv({ coerceTypes: true, strict: false, allowUnionTypes: true })
  ajv.addSchema(schemas, 'stripe')
  const intents = new Map<string, StandInIntent>()
  const answered = new Map<string, { request: string; intent: string }>()
  const requests: string[] = []
  let live = false

  function check(definition: string, parameters: unknown) {
    const validate = ajv.getSchema(`stripe#/definitions/${definition}`)
    if (validate === undefined) throw new Error(`no schema ${definition}`)
    if (validate(parameters)) return
    const { instancePath = '', message = '', params = {} } = validate.errors?.[0] ?? {}
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      message: `${instancePath} ${message} ${JSON.stringify(params)}`,
    })
  }

  function find(id: string): StandInIntent {
    const intent = intents.get(id)
    if (intent !== undefined) return intent
    throw new StripeProblem(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such payment_intent: '${id}'`,
    })
  }

  function movable(intent: StandInIntent) {
    if (intent.status.startsWith('requires_')) return
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent's status is ${intent.status}.`,
    })
  }

  function create(body: string, key: string | undefined): object {
    const before = key === undefined ? undefined : answered.get(key)
    if (before !== undefined) {
      if (before.request === body) return JSON.parse(before.intent)
      throw new StripeProblem(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      })
    }
    const parameters = readForm(body)
    check('POST_payment_intents', parameters)
    const { amount, currency, metadata } = parameters as Record<string, never>
    if (Number(amount) < 50) {
      throw new StripeProblem(400, {
        type: 'invalid_request_error',
        code: 'amount_too_small',
        message: 'Amount must be at least 50 cents.',
      })
    }
    const id = `pi_${randomBytes(12).toString('hex')}`
    const intent: StandInIntent = {
      ...sample.payment_intent,
      id,
      amount: Number(amount),
      amount_received: 0,
      currency,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      metadata: metadata ?? {},
      livemode: live,
    }
    intents.set(id, intent)
    if (key !== undefined) answered.set(key, { request: body, intent: JSON.stringify(intent) })
    return intent
  }

  function answer(request: IncomingMessage, body: string): object {
    const { method = '', url = '', headers } = request
    const key = /^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    if (!/^[sr]k_(test|live)_/.test(key) || key.endsWith('revoked')) {
      throw new StripeProblem(401, {
        type: 'invalid_request_error',
        message: 'Invalid API Key provided',
      })
    }
    live = key.includes('_live_')
    const [, id, action] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(url) ?? []
    if (method === 'POST' && id === undefined) {
      return create(body, headers['idempotency-key'] as string | undefined)
    }
    const intent = find(id ?? '')
    if (method === 'GET') return intent
    if (action !== 'cancel') throw new StripeProblem(404, { message: `Unrecognized URL ${url}` })
    check('POST_payment_intent_cancel', readForm(body))
    movable(intent)
    intent.status = 'canceled'
    return intent
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      requests.push(`${request.method} ${request.url}`)
      if (standIn.fail !== null) return standIn.fail(response)
      response.setHeader('content-type', 'application/json')
      try {
        response.end(JSON.stringify(answer(request, Buffer.concat(parts).toString('utf8'))))
      } catch (error) {
        if (!(error instanceof StripeProblem)) throw error
        response.statusCode = error.status
        response.end(JSON.stringify({ error: error.body }))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const standIn: StripeStandIn = {
    address: { host: '127.0.0.1', port, protocol: 'http' },
    intents,
    requests,
    fail: null,

    pay(clientSecret, card = 'good') {
      const intent = [...intents.values()].find((one) => one.client_secret === clientSecret)
      if (intent === undefined) throw new Error('no payment has this client secret')
      movable(intent)
      if (card === 'bank debit') intent.status = 'processing'
      if (card === 'good') {
        intent.status = 'succeeded'
        intent.amount_received = intent.amount
      }
      return intent
    },

    event(intentId, { id, type, secret, secondsAgo = 0, object } = {}) {
      const created = Math.floor(Date.now() / 1_000) - secondsAgo
      const body = JSON.stringify({
        id: id ?? `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        created,
        livemode: live,
        type: type ?? 'payment_intent.succeeded',
        data: { object: object ?? intents.get(intentId) ?? { id: intentId } },
      })
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: secret ?? webhookSecret,
        timestamp: created,
      })
      return { body, signature }
    },

    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return standIn
}

class StripeProblem extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super('answered by the stand-in')
    this.status = status
    this.body = body
  }
}

/** Parses `metadata[form_id]=1&types[0]=card` into nested objects and lists. */
function readForm(body: string): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [path, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = path.split(/[[\]]+/).filter((part) => part !== '')
    const keys = [first, ...rest]
    let place: Record<string, unknown> = root
    for (const [depth, key] of keys.entries()) {
      const next = keys[depth + 1]
      if (next === undefined) place[key] = value
      else {
        place[key] ??= /^\d+$/.test(next) ? [] : {}
        place = place[key] as Record<string, unknown>
      }
    }
  }
  return root
}
