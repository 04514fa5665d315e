import { z } from 'zod'
import { answers } from '../answers.ts'
import { isMailbox } from '../mailbox.ts'
import { type CallTable, isoTime } from './call.ts'

/** Body with the email address, which must not be in a URL, because proxies log those. */
const body = z.strictObject({ address: z.string().trim().max(254).refine(isMailbox) })

/** Calls for everything that one respondent sent to an owner's forms, by email address. */
export const respondentCalls = {
  readRespondent: {
    method: 'POST',
    path: '/api/account/respondents/read',
    access: 'owner',
    summary:
      'All answers of one respondent: submissions whose collected email or one of whose answers is this address, also in the bin, held and unfinished',
    body,
    response: z.object({
      answers: z.array(
        z.object({
          formId: z.string(),
          formName: z.string(),
          state: z.enum(['received', 'deleted', 'held', 'unfinished']),
          id: z.string(),
          formVersion: z.int(),
          time: isoTime,
          submitterEmail: z.string().optional(),
          data: answers,
        }),
      ),
    }),
  },
  eraseRespondent: {
    method: 'POST',
    path: '/api/account/respondents/erase',
    access: 'owner',
    summary: 'Delete all answers of one respondent forever, with their files',
    body,
    response: z.object({ erased: z.int() }),
  },
} as const satisfies CallTable
