import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** Creates a signing secret in the format of the Standard Webhooks specification. */
export function makeWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/**
 * Signature headers of a webhook (Standard Webhooks 1.0). They prove sender, content and time of sending. During a
 * rotation there is one signature per secret.
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
