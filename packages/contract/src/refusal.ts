import { z } from 'zod'

/** The body of every error (decision 18): a sentence, and details under named keys. */
export const refusal = z.looseObject({
  error: z.string(),
  /** what a schema found, each with the place in the body: `schema.fields.3.label` */
  problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** on a refused submission, the message for each field (decision 13) */
  fieldErrors: z.record(z.string(), z.string()).optional(),
  /** on a submission that needs a proof of work: what to solve (ALTCHA) */
  challenge: z.looseObject({}).optional(),
})

export type Refusal = z.output<typeof refusal>
