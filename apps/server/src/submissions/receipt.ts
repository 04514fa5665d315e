import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../sign-in/sealed.ts'

/**
 * Proof in a visitor's browser that this form was answered there (decision 23). It names the Idempotency-Key
 * it was given for, so that a retry of that very submission is told from a second one.
 */
export interface Receipts {
  issue(formId: string, idempotencyKey: string | undefined): string
  /** `null` for anything that was not issued for this form. */
  read(
    formId: string,
    receipt: string | undefined,
  ): { isFor(key: string | undefined): boolean } | null
}

export function createReceipts(sessionSecret: string): Receipts {
  const key = derivedKey(sessionSecret, 'one submission per browser')

  function signature(formId: string, attempt: string): string {
    return createHmac('sha256', key).update(`${formId}.${attempt}`).digest('base64url')
  }

  return {
    issue(formId, idempotencyKey) {
      const attempt = attemptOf(idempotencyKey)
      return `${attempt}.${signature(formId, attempt)}`
    },
    read(formId, receipt) {
      const [attempt = '', signed = ''] = (receipt ?? '').split('.')
      const given = Buffer.from(signed)
      const expected = Buffer.from(signature(formId, attempt))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return { isFor: (key) => key !== undefined && attemptOf(key) === attempt }
    },
  }
}

function attemptOf(idempotencyKey: string | undefined): string {
  return idempotencyKey === undefined
    ? 'none'
    : createHash('sha256').update(idempotencyKey).digest('base64url').slice(0, 22)
}
