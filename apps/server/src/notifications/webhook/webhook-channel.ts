import type { Channel } from '../channel.ts'
import { checkWebhook } from './check-webhook.ts'

/** Each submission, as JSON to the owner's web address. */
export const webhookChannel: Channel = {
  kind: 'webhook',
  needsMail: false,
  isWanted: ({ notifications }) => (notifications?.webhook ?? '') !== '',
  check: checkWebhook,
}
