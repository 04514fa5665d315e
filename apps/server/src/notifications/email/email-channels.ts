import { isMailbox } from '@ramiform/contract/mailbox'
import type { Channel } from '../channel.ts'

/** Each submission, to the form's notification address. */
export const emailChannel: Channel = {
  kind: 'email',
  needsMail: true,
  isWanted: ({ notifications }) => (notifications?.email ?? '') !== '',
}

/** A copy of the answers, to the address that the respondent gave. */
export const confirmationChannel: Channel = {
  kind: 'confirmation',
  needsMail: true,
  isWanted: ({ notifications }, submitterEmail = '') =>
    notifications?.confirmation === true && isMailbox(submitterEmail),
}
