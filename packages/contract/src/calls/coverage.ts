import { z } from 'zod'
import { type CallTable, formId, maxVersion } from './call.ts'

const ruleCoverage = z.object({
  /** Number of the rule, from 1 in reading order. */
  number: z.int(),
  /** Submissions of people who were asked the question that the rule reads, while the field had these rules. */
  asked: z.int(),
  held: z.int(),
  /** Submissions in which the other outcome would have changed whether the field is asked. */
  decided: z.object({ whenTrue: z.int(), whenFalse: z.int() }),
})

const fieldCoverage = z.object({
  fieldId: z.string(),
  asked: z.int(),
  answered: z.int(),
  /** Options in form order, then chosen ones that are no longer offered. Null for fields without options. */
  options: z
    .array(z.object({ value: z.string(), count: z.int(), offered: z.boolean() }))
    .readonly()
    .nullable(),
  rules: z.array(ruleCoverage).readonly(),
  /** Submissions in which each inner group of rules held: parents before their groups. */
  groups: z.array(z.int()).readonly(),
})

/** Calls about what stored submissions used of a form. */
export const coverageCalls = {
  readCoverage: {
    method: 'GET',
    path: '/api/forms/{id}/coverage',
    access: 'owner',
    summary:
      'How often questions were asked, options chosen and rules decided, from stored submissions and the versions they were filled in on. `since` is a day in UTC, `fromVersion` the first version to count',
    params: formId,
    query: z.object({
      since: z.iso.date().optional(),
      fromVersion: z.coerce.number().int().min(1).max(maxVersion).optional(),
    }),
    response: z.object({
      /** All stored submissions of the form. */
      total: z.int(),
      /** Submissions of the period that are counted. */
      counted: z.int(),
      /** True while more submissions are being counted; ask again in a few seconds. */
      isCounting: z.boolean(),
      /** First day of the period with a submission. */
      firstDay: z.iso.date().nullable(),
      /** Fields of the form with its unpublished changes, in form order. */
      fields: z.array(fieldCoverage),
    }),
  },
} as const satisfies CallTable

/** Coverage of one field, as `readCoverage` returns it. */
export type FieldCoverage = z.output<typeof fieldCoverage>
