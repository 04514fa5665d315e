import { confirmationChannel, emailChannel } from './email/email-channels.ts'
import type { Channel } from './messages/channel.ts'
import { webhookChannel } from './webhook/webhook-channel.ts'

/** All channels. A submission's jobs are created in this order. */
export const channels: readonly Channel[] = [webhookChannel, emailChannel, confirmationChannel]
