import type { JobKind } from '../../jobs/job-kind.ts'
import { mayMailTo } from '../address/address-store.ts'
import {
  ended,
  formWithAddress,
  type MailParts,
  mailJob,
  sendMail,
  wasCounted,
} from './mail-job.ts'
import { takeOwnerMail } from './owner-limit.ts'
import { digestMail, listedSubmissions } from './owner-mails.ts'

/** Maximum number of submissions in one digest. */
const digestedAtMost = 5_000
/** Extra milliseconds to store the results of all submissions in a digest. */
const marginMs = 10_000

/** Sends one email about all submissions of a form that wait for its digest. */
export function digestJob(parts: MailParts): JobKind {
  const { messages, addresses, jobs, publicUrl, now } = parts
  const kind = mailJob({
    name: 'digest',
    atOnce: 2,
    perForm: 1,
    async run(job, signal) {
      const begun = now()
      const until = new Date(begun.getTime() + kind.runsAtMostMs + marginMs)
      const along = await jobs.takeSimilar(job, { limit: digestedAtMost, now: begun, until })
      const found = await formWithAddress(messages, job.formId)
      if (found === null) return ended(now(), { result: 'no_address' }, along)
      const { form, to } = found
      if (!mayMailTo(await addresses.read(form.ownerId, to)))
        return ended(begun, { result: 'not_confirmed', target: to }, along)
      const asked = [job, ...along].map(({ payload }) => String(payload.submissionId))
      const ids = await messages.stored(form.id, asked)
      if (ids.length === 0) return ended(now(), { result: 'submission_deleted' }, along)
      if (!wasCounted(job) && !(await takeOwnerMail(parts, form))) {
        const report = { at: begun.toISOString(), result: 'owner_limit', target: to } as const
        return { kind: 'failed', report, along }
      }
      const newest = await messages.submissions(form.id, ids.slice(0, listedSubmissions))
      const mail = digestMail(form, ids.length, newest, publicUrl)
      return { ...(await sendMail(parts, { id: job.id, to, ...mail }, signal)), along }
    },
  })
  return kind
}
