import type { FastifyInstance } from 'fastify'
import type { PaymentProvider } from '../payments/providers/payment-provider.ts'
import { providerOf } from './settle-payments.ts'

const atOnce = 8

/**
 * Cancels the unpaid payments of a form that is being deleted. Otherwise a visitor with an open page could still pay
 * for nothing. Payments and providers are looked up before the deletion, while the form and its keys exist. The
 * returned function cancels them in the background, because providers can be slow. Failures are logged, and the server
 * waits for this work before it stops.
 */
export function createPaymentTakeBack(
  app: FastifyInstance,
): (ownerId: string, formId: string) => Promise<() => void> {
  const underWay = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })

  async function cancel(intentId: string, provider: PaymentProvider | null | undefined) {
    try {
      await provider?.cancel(intentId)
    } catch (error) {
      app.log.warn({ err: error, intentId }, 'a payment of a deleted form could not be canceled')
    }
  }

  return async (ownerId, formId) => {
    const open = await app.settling.payments.store.openOf(ownerId, formId)
    const providers = new Map<number, PaymentProvider | null>()
    for (const payment of open) {
      if (providers.has(payment.formVersion)) continue
      providers.set(payment.formVersion, await providerOf(app.settling, payment))
    }
    return () => {
      const left = open.values()
      const takeBack = async () => {
        for (const { intentId, formVersion } of left) {
          await cancel(intentId, providers.get(formVersion))
        }
      }
      const work = Promise.all(Array.from({ length: atOnce }, takeBack))
      underWay.add(work)
      void work.then(() => underWay.delete(work))
    }
  }
}
