import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A secret as the Standard Webhooks specification writes it. */
export function makeWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/**
 * What a receiver verifies (Standard Webhooks 1.0): who has the secret, that nothing was changed, and when it was
 * sent. While a secret is being replaced there is a signature with each.
 */
export function signatureHeaders(
  secrets: readonly string[],
  id: string,
  now: Date,
  body: string,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
