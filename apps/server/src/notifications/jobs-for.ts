import type { Settings } from '@ramiform/core/form'
import { newId } from '../database/new-id.ts'
import type { NewJob } from '../jobs/job.ts'
import { channels } from './channels.ts'

/** Creates the jobs of a new submission: one for each channel that the form's settings request. */
export function jobsFor(
  settings: Settings,
  submitterEmail: string | undefined,
  mailIsOn: boolean,
  now: Date,
): readonly NewJob[] {
  return channels
    .filter(({ needsMail }) => mailIsOn || !needsMail)
    .filter((channel) => channel.isWanted(settings, submitterEmail))
    .map(({ kind }) => ({ id: newId(now.getTime()), kind }))
}
