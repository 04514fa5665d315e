import { z } from 'zod'
import { delivery, testKinds } from '../deliveries.ts'
import { text } from '../text.ts'
import { type CallTable, formId, isoTime } from './call.ts'

const oneDelivery = formId.extend({ deliveryId: text(64) })

const webhookSecret = z.object({
  /** Signing secret. Null when it was encrypted with another SESSION_SECRET; the owner has to replace it. */
  secret: z.string().nullable(),
  /** Time until which the previous secret also signs webhooks. Null when there is no previous secret. */
  previousUntil: isoTime.nullable(),
})

const notificationAddress = z.object({
  /** Address in the working copy, the form as last saved in the editor. Empty when none is set. */
  address: z.string(),
  /** State of the confirmation. `own` is the owner's sign-in address, which needs no confirmation. */
  state: z.enum(['none', 'own', 'waiting', 'confirmed']),
  /** Time the last confirmation email was requested. Null when there was none. */
  askedAt: isoTime.nullable(),
})

/** Calls for deliveries (webhooks and emails), the notification address and the webhook secret. */
export const messageCalls = {
  listDeliveries: {
    method: 'GET',
    path: '/api/forms/{id}/deliveries',
    access: 'owner',
    summary:
      'Deliveries for submissions, sent or waiting, newest first; `after` pages. `submissionId` finds those of one submission. `mailIsOn`: whether this server sends email.',
    params: formId,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      after: text(64).optional(),
      submissionId: text(64).optional(),
    }),
    response: z.object({
      deliveries: z.array(delivery),
      /** Value of `after` for the next page. Null on the last page. */
      nextAfter: z.string().nullable(),
      mailIsOn: z.boolean(),
      /** Limits on emails that all of the owner's forms may send together, and the limit that is reached now. */
      mailLimit: z.object({
        perHour: z.int(),
        perDay: z.int(),
        reached: z.enum(['hour', 'day']).nullable(),
      }),
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
    summary: 'Retry a waiting or failed delivery now',
    params: oneDelivery,
    response: z.object({ delivery }),
  },
  sendTest: {
    method: 'POST',
    path: '/api/forms/{id}/deliveries/test',
    access: 'owner',
    summary: 'Send sample answers to the saved webhook or email address of the form',
    params: formId,
    body: z.strictObject({ kind: z.enum(testKinds) }),
    response: z.object({ delivery }),
  },
  readNotificationAddress: {
    method: 'GET',
    path: '/api/forms/{id}/notification-address',
    access: 'owner',
    summary:
      'Whether the notification address of the saved form is confirmed. Until then it receives no notifications',
    params: formId,
    response: notificationAddress,
  },
  askNotificationAddress: {
    method: 'POST',
    path: '/api/forms/{id}/notification-address/question',
    access: 'owner',
    summary: 'Resend the email to confirm the notification address',
    params: formId,
    response: notificationAddress,
  },
  readWebhookSecret: {
    method: 'GET',
    path: '/api/forms/{id}/webhook-secret',
    access: 'owner',
    summary: "The secret that signs the form's webhooks; created on the first call",
    params: formId,
    response: webhookSecret,
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/api/forms/{id}/webhook-secret/rotate',
    access: 'owner',
    summary: 'Create a new secret; for a day both secrets sign webhooks',
    params: formId,
    response: webhookSecret,
  },
} as const satisfies CallTable
