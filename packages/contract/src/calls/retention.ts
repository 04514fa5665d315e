import { z } from 'zod'
import { type CallTable, formId } from './call.ts'

/** Days after which submissions are deleted: a day to ten years. */
const days = z.coerce.number().int().min(1).max(3_650)

const rule = z.object({ days: z.int().nullable() })

/** Calls for the time after which a form's submissions are deleted forever (decision 336). */
export const retentionCalls = {
  readRetention: {
    method: 'GET',
    path: '/api/forms/{id}/retention',
    access: 'owner',
    summary:
      'Days after which submissions are deleted; null for never. `expired` counts the submissions that are older than `days`, or than the days in force.',
    params: formId,
    query: z.object({ days: days.optional() }),
    response: rule.extend({ expired: z.int() }),
  },
  saveRetention: {
    method: 'PUT',
    path: '/api/forms/{id}/retention',
    access: 'owner',
    summary:
      'Delete submissions after these days, at once and from then on, forever; null to keep them.',
    params: formId,
    body: z.strictObject({ days: z.int().min(1).max(3_650).nullable() }),
    response: rule,
  },
} as const satisfies CallTable
