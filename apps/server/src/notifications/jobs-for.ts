import { isMailbox } from '@ramiform/contract/mailbox'
import type { Settings } from '@ramiform/core/form'
import { newId } from '../database/new-id.ts'
import type { NewJob } from '../jobs/job.ts'

/** What is to be sent because of a submission, by the settings of its form. */
export function jobsFor(
  { notifications = {} }: Settings,
  submitterEmail: string | undefined,
  mailIsOn: boolean,
  now: Date,
): readonly NewJob[] {
  const { email = '', webhook = '', confirmation = false } = notifications
  const kinds = [
    ...(webhook === '' ? [] : ['webhook']),
    ...(email === '' || !mailIsOn ? [] : ['email']),
    ...(confirmation && mailIsOn && isMailbox(submitterEmail ?? '') ? ['confirmation'] : []),
  ]
  return kinds.map((kind) => ({ id: newId(now.getTime()), kind }))
}
