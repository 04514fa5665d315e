import { z } from 'zod'
import { formSchema } from '../form-schema.ts'
import { type CallTable, formId, isoTime, maxVersion } from './call.ts'

/** Effect on one question, or the problem of its stored answer. */
const fieldEffect = z.enum([
  'asked',
  'not_asked',
  'hidden',
  'removed',
  'not_an_option',
  'required',
  'payment_required',
  'payment_incomplete',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_early',
  'too_late',
  'pattern',
  'email',
  'price',
  'quantity',
  'own_text',
  'too_few',
  'too_many',
  'whole',
  'step',
  'nearest',
  'ranking',
  'address',
  'format',
])

const fieldChange = z.object({ fieldId: z.string(), label: z.string(), effect: fieldEffect })

/** One kind of impact. `examples` are the newest submissions of this kind; they come with the last line only. */
const impactKind = z.object({
  count: z.int(),
  examples: z
    .array(
      z.object({
        id: z.string(),
        /** Time of the submission, or of the last change of unfinished answers. */
        at: isoTime,
        email: z.string().optional(),
        changes: z.array(fieldChange).readonly(),
      }),
    )
    .readonly(),
  fields: z.array(fieldChange.extend({ count: z.int() })).readonly(),
})

/** Progress of a replay, and what it found so far. */
const impactLine = z.object({
  /** True in the last line. A stream that ends without it was interrupted. */
  done: z.boolean(),
  /** Number of submissions and unfinished answers to replay. */
  total: z.object({ submissions: z.int(), unfinished: z.int() }),
  /** Number of stored submissions. It is higher than `total.submissions` in forms with very many. */
  stored: z.int(),
  report: z.object({
    submissions: z.int(),
    otherQuestions: impactKind,
    notAccepted: impactKind,
    orphaned: impactKind,
    unfinished: z.int(),
    unfinishedChanged: impactKind,
  }),
})

/** Calls about what a change does to stored answers. */
export const impactCalls = {
  replayImpact: {
    method: 'POST',
    path: '/api/forms/{id}/impact',
    access: 'owner',
    summary:
      'Replay the newest 10,000 submissions and all unfinished answers on a changed form, and count what would be different. The response is a stream of JSON lines: the progress after each batch. Only effects that version `current` does not have yet count; the default is the published version. A new replay of the same form ends the one before',
    params: formId,
    body: z.strictObject({
      schema: formSchema,
      current: z.int().min(1).max(maxVersion).optional(),
    }),
    response: impactLine,
    responseType: 'application/x-ndjson',
  },
} as const satisfies CallTable

/** One line of the response of `replayImpact`. */
export type ImpactLine = z.output<typeof impactLine>
