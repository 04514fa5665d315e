import type { FastifyBaseLogger } from 'fastify'
import { providerOf, type SettleParts } from './settle-payments.ts'

const atOnce = 8

/**
 * For a form that is about to be deleted: its payments that nobody has paid yet could still be paid, on a page that is
 * open somewhere, and nothing would come of it. They are looked up while the form and its keys are there; the function
 * that is given takes them back. One that cannot be taken back is told in the log.
 */
export async function openPaymentsOf(
  parts: Pick<SettleParts, 'forms' | 'payments'>,
  formId: string,
): Promise<(log: Pick<FastifyBaseLogger, 'warn'>) => Promise<void>> {
  const payments = await parts.payments.store.openOf(formId)
  const open = await Promise.all(
    payments.map(async (payment) => ({
      intentId: payment.intentId,
      provider: await providerOf(parts, payment),
    })),
  )
  return async (log) => {
    const left = open.values()
    const takeBack = async () => {
      for (const { intentId, provider } of left) {
        try {
          await provider?.cancel(intentId)
        } catch (error) {
          log.warn({ err: error, intentId }, 'a payment of a deleted form could not be canceled')
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, takeBack))
  }
}
