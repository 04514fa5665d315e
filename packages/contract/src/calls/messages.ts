import { z } from 'zod'
import { delivery } from '../deliveries.ts'
import { text } from '../text.ts'
import { type CallTable, formId, isoTime } from './call.ts'

const oneDelivery = formId.extend({ deliveryId: text(64) })

const webhookSecret = z.object({
  /** null when it was sealed with another SESSION_SECRET: it has to be replaced */
  secret: z.string().nullable(),
  /** until when the one before signs beside it */
  previousUntil: isoTime.nullable(),
})

/** What is sent because of submissions, and the secret that signs it. */
export const messageCalls = {
  listDeliveries: {
    method: 'GET',
    path: '/api/forms/{id}/deliveries',
    access: 'owner',
    summary:
      'What was sent because of submissions, or waits to be sent, newest first; `after` pages. `mailIsOn`: whether this server sends e-mail.',
    params: formId,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      after: text(64).optional(),
    }),
    response: z.object({
      deliveries: z.array(delivery),
      /** what to give as `after` for those that follow; null after the last */
      nextAfter: z.string().nullable(),
      mailIsOn: z.boolean(),
    }),
  },
  readDelivery: {
    method: 'GET',
    path: '/api/forms/{id}/deliveries/{deliveryId}',
    access: 'owner',
    summary: 'One delivery with its last tries',
    params: oneDelivery,
    response: z.object({ delivery }),
  },
  retryDelivery: {
    method: 'POST',
    path: '/api/forms/{id}/deliveries/{deliveryId}/retry',
    access: 'owner',
    summary: 'Try a delivery that waits or was given up once more, now',
    params: oneDelivery,
    response: z.object({ delivery }),
  },
  sendTest: {
    method: 'POST',
    path: '/api/forms/{id}/deliveries/test',
    access: 'owner',
    summary:
      'Send made-up answers to the webhook or the e-mail address that is saved with the form',
    params: formId,
    body: z.strictObject({ kind: z.enum(['webhook', 'email']) }),
    response: z.object({ delivery }),
  },
  readWebhookSecret: {
    method: 'GET',
    path: '/api/forms/{id}/webhook-secret',
    access: 'owner',
    summary: "The secret with which the form's webhooks are signed; the first time makes it",
    params: formId,
    response: webhookSecret,
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/api/forms/{id}/webhook-secret/rotate',
    access: 'owner',
    summary: 'Make a new secret; for a day webhooks are signed with both',
    params: formId,
    response: webhookSecret,
  },
} as const satisfies CallTable
