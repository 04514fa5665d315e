import type { Channel } from './channel.ts'
import { confirmationChannel, emailChannel } from './email/email-channels.ts'
import { webhookChannel } from './webhook/webhook-channel.ts'

/** Every channel, in the order of its jobs. */
export const channels: readonly Channel[] = [webhookChannel, emailChannel, confirmationChannel]
