import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateLimitSettings } from '../config.ts'
import { refuse } from '../errors.ts'

/** Rate limits for visitors and owners. Each one resolves, or throws `too_many_requests` with Retry-After. */
export interface RateLimits {
  /**
   * Returns the seconds until the limit of the address or the form resets, or undefined below the limit. Above it,
   * submissions need a proof of work. Throws above the higher limit for submissions with a proof.
   */
  submit(request: FastifyRequest, slug: string): Promise<number | undefined>
  signIn(request: FastifyRequest): Promise<void>
  savePartial(request: FastifyRequest, slug: string): Promise<void>
  upload(request: FastifyRequest): Promise<void>
  /** Unlimited payments would let attackers test stolen cards. */
  pay(request: FastifyRequest, slug: string): Promise<void>
  newsletter(request: FastifyRequest): Promise<void>
  report(request: FastifyRequest): Promise<void>
  storeImage(request: FastifyRequest, userId: string): Promise<void>
  /** Tests, manual retries and new secrets. */
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
  sendMessage: async () => {},
}

/** Addresses and forms counted at the same time; the least recent are dropped. */
const counted = 20_000
/**
 * With a proof of work so many times more, counting the try that was answered with the challenge: a school behind one
 * address sends a hundred a minute when a lesson ends.
 */
const provenTimes = 10
/** Payments that one address starts on one form. */
const paymentsPerMinute = 10
const newsletterPerMinute = 10
/** Reports about forms from one address. */
const reportsPerMinute = 5
/** Files that one address begins to send; a form may ask for twenty in one field. */
const uploadsPerMinute = 60
/** A respondent who types sends every few seconds; a class of thirty may sit behind one address. */
const partialsPerMinute = 600
/** An owner who tries covers needs a few; each may weigh 700 kB. */
const imagesPerMinute = 20
/** Each one makes this server send a request or an email. */
const messagesPerMinute = 30

/** Counts per process, so each node allows the full limit. */
export async function createRateLimits(
  app: FastifyInstance,
  settings: RateLimitSettings | null,
): Promise<RateLimits> {
  if (settings === null) return noLimits
  await app.register(rateLimit, { global: false, cache: counted, timeWindow: '1 minute' })

  const counts = counter(app)
  const keyed = (max: number) => refusing(counts(max))
  const submitFromAddress = counts(settings.submitPerAddress)
  const submitToForm = counts(settings.submitPerForm)
  const mostFromAddress = keyed(settings.submitPerAddress * provenTimes)
  const mostToForm = keyed(settings.submitPerForm * provenTimes)
  const signIn = keyed(settings.signIn)
  const savePartial = keyed(partialsPerMinute)
  const upload = keyed(uploadsPerMinute)
  const pay = keyed(paymentsPerMinute)
  const newsletter = keyed(newsletterPerMinute)
  const report = keyed(reportsPerMinute)
  const storeImage = keyed(imagesPerMinute)
  const sendMessage = keyed(messagesPerMinute)
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
    sendMessage: (request, userId) => sendMessage(request, userId),
  }
}

/** The caller's address for limits. An IPv6 caller usually owns a /64, which counts as one address. */
export function addressOf({ ip }: FastifyRequest): string {
  return rateLimit.normalizeIP(ip, 64)
}

/** Counts one request. Above the limit, returns the seconds until it resets. */
type Count = (request: FastifyRequest, key: string) => Promise<number | undefined>

function counter(app: FastifyInstance): (max: number) => Count {
  return (max) => {
    const keys = new WeakMap<FastifyRequest, string>()
    const keyGenerator = (request: FastifyRequest) => keys.get(request) ?? ''
    const count = app.createRateLimit({ max, keyGenerator })
    return async (request, key) => {
      keys.set(request, key)
      const limit = await count(request)
      return !limit.isAllowed && limit.isExceeded ? Math.max(1, limit.ttlInSeconds) : undefined
    }
  }
}

function refusing(count: Count) {
  return async (request: FastifyRequest, key: string): Promise<void> => {
    const retryAfterSeconds = await count(request, key)
    if (retryAfterSeconds !== undefined) throw refuse('too_many_requests', { retryAfterSeconds })
  }
}
