import { isMailbox } from '@ramiform/contract/mailbox'
import type { Channel } from '../messages/channel.ts'

/** Emails each submission to the form's notification address. */
export const emailChannel: Channel = {
  kind: 'email',
  needsMail: true,
  isWanted: ({ notifications }) => (notifications?.email ?? '') !== '',
}

/** Emails a confirmation to the respondent's address. */
export const confirmationChannel: Channel = {
  kind: 'confirmation',
  needsMail: true,
  isWanted: ({ notifications }, submitterEmail = '') =>
    notifications?.confirmation === true && isMailbox(submitterEmail),
}
