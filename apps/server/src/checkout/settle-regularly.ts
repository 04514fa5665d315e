import type { FastifyBaseLogger } from 'fastify'
import { type SettleParts, settlePayments } from './settle-payments.ts'

const everyMs = 60_000
/** Retention of provider events and test payments in milliseconds. */
const rememberedMs = 30 * 24 * 60 * 60_000

export interface Regularly extends SettleParts {
  readonly forgetBefore: (time: Date) => Promise<void>
}

/**
 * Settles payments now and then every minute, or once per grace period if that is shorter. Returns the stop function.
 */
export function settleRegularly(
  parts: Regularly,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): () => Promise<void> {
  let work = Promise.resolve()
  const settle = () => {
    work = work
      .then(async () => {
        const now = new Date()
        await settlePayments(parts, now, log)
        await parts.forgetBefore(new Date(now.getTime() - rememberedMs))
      })
      .catch((error: unknown) => log.warn({ err: error }, 'payments could not be settled'))
  }
  settle()
  const timer = setInterval(settle, Math.min(everyMs, parts.payments.graceMs))
  timer.unref()
  return () => {
    clearInterval(timer)
    return work
  }
}
