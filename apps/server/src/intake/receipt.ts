import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../sign-in/sealed.ts'

/**
 * Proof in a visitor's browser that this form was answered there (decision 23). It has the Idempotency-Key, which
 * separates a retry from a second submission, and the submission's ID, so it is void once that is deleted.
 */
export interface Receipts {
  issue(formId: string, idempotencyKey: string | undefined, submissionId: string): string
  /** Null for a value that was not issued for this form. */
  read(formId: string, receipt: string | undefined): Receipt | null
}

export interface Receipt {
  readonly submissionId: string
  isFor(idempotencyKey: string | undefined): boolean
}

/** Scope of tokens that name an ending of a form. Such a token is no receipt of the form. */
export function endingScope(formId: string): string {
  return `${formId} ending`
}

export function createReceipts(sessionSecret: string): Receipts {
  const key = derivedKey(sessionSecret, 'one submission per browser')

  function signature(formId: string, attempt: string, submissionId: string): string {
    const signed = `${formId}.${attempt}.${submissionId}`
    return createHmac('sha256', key).update(signed).digest('base64url')
  }

  return {
    issue(formId, idempotencyKey, submissionId) {
      const attempt = attemptOf(idempotencyKey)
      return `${attempt}.${submissionId}.${signature(formId, attempt, submissionId)}`
    },
    read(formId, receipt) {
      const [attempt = '', submissionId = '', signed = ''] = (receipt ?? '').split('.')
      const given = Buffer.from(signed)
      const expected = Buffer.from(signature(formId, attempt, submissionId))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return { submissionId, isFor: (key) => key !== undefined && attemptOf(key) === attempt }
    },
  }
}

function attemptOf(idempotencyKey: string | undefined): string {
  return idempotencyKey === undefined
    ? 'none'
    : createHash('sha256').update(idempotencyKey).digest('base64url').slice(0, 22)
}
