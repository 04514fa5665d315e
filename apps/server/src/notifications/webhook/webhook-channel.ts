import type { Channel } from '../messages/channel.ts'
import { checkWebhook } from './check-webhook.ts'

/** Sends each submission as JSON to the form's webhook URL. */
export const webhookChannel: Channel = {
  kind: 'webhook',
  needsMail: false,
  isWanted: ({ notifications }) => (notifications?.webhook ?? '') !== '',
  check: checkWebhook,
}
