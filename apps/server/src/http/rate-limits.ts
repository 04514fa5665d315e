import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateLimitSettings } from '../config.ts'
import { refuse } from '../errors.ts'
import type { SharedRedis } from '../nodes/redis.ts'
import { RateLimitStore } from './rate-limit-store.ts'

/** Rate limits for visitors and owners. Each method resolves, or throws `too_many_requests` with Retry-After. */
export interface RateLimits {
  /**
   * Returns the seconds until the limit of the address or the form resets, or undefined below the limit. Above it,
   * submissions need a proof of work. Throws above the higher limit for submissions with a proof.
   */
  submit(request: FastifyRequest, slug: string): Promise<number | undefined>
  signIn(request: FastifyRequest): Promise<void>
  savePartial(request: FastifyRequest, slug: string): Promise<void>
  upload(request: FastifyRequest): Promise<void>
  /** Limits payments, because attackers test stolen cards with them. */
  pay(request: FastifyRequest, slug: string): Promise<void>
  newsletter(request: FastifyRequest): Promise<void>
  report(request: FastifyRequest): Promise<void>
  storeImage(request: FastifyRequest, userId: string): Promise<void>
  /** Limits archives of a whole account, because each reads all of its answers and files. */
  exportAccount(request: FastifyRequest, userId: string): Promise<void>
  /** Limits test messages, manual retries and new webhook secrets. */
  sendMessage(request: FastifyRequest, userId: string): Promise<void>
}

const noLimits: RateLimits = {
  submit: async () => undefined,
  signIn: async () => {},
  savePartial: async () => {},
  upload: async () => {},
  pay: async () => {},
  newsletter: async () => {},
  report: async () => {},
  storeImage: async () => {},
  exportAccount: async () => {},
  sendMessage: async () => {},
}

/**
 * Factor by which a proof of work raises the limits. The first try, which receives the challenge, counts too. A school
 * behind one address sends a hundred submissions a minute when a lesson ends.
 */
const provenTimes = 10
/** Limit of payments started per address and form. */
const paymentsPerMinute = 10
const newsletterPerMinute = 10
/** Limit of form reports per address. */
const reportsPerMinute = 5
/** Limit of uploads started per address; a form may accept twenty files in one field. */
const uploadsPerMinute = 60
/**
 * Limit of saved partial answers per address and form. A typing respondent saves every few seconds, and a class of
 * thirty may share one address.
 */
const partialsPerMinute = 600
/** Limit of covers uploaded per owner; each may be 700 kB. */
const imagesPerMinute = 20
/** Limit of account archives per owner. */
const exportsPerMinute = 3
/** Limit per owner of actions that make this server send a request or an email. */
const messagesPerMinute = 30

/**
 * Creates the limits. With Redis all nodes count together. Without it, or while it is unavailable, each node counts for
 * itself and allows the full limit.
 */
export async function createRateLimits(
  app: FastifyInstance,
  settings: RateLimitSettings | null,
  redis: SharedRedis | null,
): Promise<RateLimits> {
  if (settings === null) return noLimits

  const counts = await counter(app, redis)
  const keyed = (name: string, max: number) => refusing(counts(name, max))
  const { submitPerAddress, submitPerForm } = settings
  const submitFromAddress = counts('submit from address', submitPerAddress)
  const submitToForm = counts('submit to form', submitPerForm)
  const mostFromAddress = keyed('proven from address', submitPerAddress * provenTimes)
  const mostToForm = keyed('proven to form', submitPerForm * provenTimes)
  const signIn = keyed('sign in', settings.signIn)
  const savePartial = keyed('partial', partialsPerMinute)
  const upload = keyed('upload', uploadsPerMinute)
  const pay = keyed('pay', paymentsPerMinute)
  const newsletter = keyed('newsletter', newsletterPerMinute)
  const report = keyed('report', reportsPerMinute)
  const storeImage = keyed('image', imagesPerMinute)
  const exportAccount = keyed('export', exportsPerMinute)
  const sendMessage = keyed('message', messagesPerMinute)
  return {
    async submit(request, slug) {
      const address = `${addressOf(request)} ${slug}`
      await mostFromAddress(request, address)
      await mostToForm(request, slug)
      return (await submitFromAddress(request, address)) ?? (await submitToForm(request, slug))
    },
    signIn: (request) => signIn(request, addressOf(request)),
    savePartial: (request, slug) => savePartial(request, `${addressOf(request)} ${slug}`),
    upload: (request) => upload(request, addressOf(request)),
    pay: (request, slug) => pay(request, `${addressOf(request)} ${slug}`),
    newsletter: (request) => newsletter(request, addressOf(request)),
    report: (request) => report(request, addressOf(request)),
    storeImage: (request, userId) => storeImage(request, userId),
    exportAccount: (request, userId) => exportAccount(request, userId),
    sendMessage: (request, userId) => sendMessage(request, userId),
  }
}

/** The caller's address for rate limits. An IPv6 caller usually owns a /64, so that counts as one address. */
export function addressOf({ ip }: FastifyRequest): string {
  return rateLimit.normalizeIP(ip, 64)
}

/** Counts one request. Above the limit, returns the seconds until it resets. */
type Count = (request: FastifyRequest, key: string) => Promise<number | undefined>

/** Creates a counter for a limit. `name` separates limits in Redis, where all of them share one space of keys. */
type Counter = (name: string, max: number) => Count

async function counter(app: FastifyInstance, redis: SharedRedis | null): Promise<Counter> {
  const onThisNode = await counterIn(app, { store: RateLimitStore })
  if (redis === null) return onThisNode
  const onAllNodes = await counterIn(app, { redis: redis.client, nameSpace: 'ramiform:limit:' })
  return (name, max) => {
    const here = onThisNode(name, max)
    const everywhere = onAllNodes(name, max)
    return (request, key) =>
      redis.run(
        () => everywhere(request, key),
        () => here(request, key),
      )
  }
}

async function counterIn(app: FastifyInstance, store: RateLimitPluginOptions): Promise<Counter> {
  let counter: Counter | undefined
  // The plugin allows one store per scope.
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, timeWindow: '1 minute', ...store })
    counter = (name, max) => {
      const keys = new WeakMap<FastifyRequest, string>()
      const keyGenerator = (request: FastifyRequest) => `${name} ${keys.get(request)}`
      const count = scope.createRateLimit({ max, keyGenerator })
      return async (request, key) => {
        keys.set(request, key)
        const limit = await count(request)
        return !limit.isAllowed && limit.isExceeded ? Math.max(1, limit.ttlInSeconds) : undefined
      }
    }
  })
  if (counter === undefined) throw new Error('the rate limit plugin was not registered')
  return counter
}

function refusing(count: Count) {
  return async (request: FastifyRequest, key: string): Promise<void> => {
    const retryAfterSeconds = await count(request, key)
    if (retryAfterSeconds !== undefined) throw refuse('too_many_requests', { retryAfterSeconds })
  }
}
