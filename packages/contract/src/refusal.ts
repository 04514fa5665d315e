import { z } from 'zod'

/** Response body of every error (decision 18). `error` is a sentence for people; details are under named keys. */
export const refusal = z.looseObject({
  error: z.string(),
  /** Validation problems of the request, each with its place in the body, such as `schema.fields.3.label`. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Messages by field id, for a submission with invalid answers (decision 13). */
  fieldErrors: z.record(z.string(), z.string()).optional(),
  /** Id of a request that failed with a status of 500 or more. The server's log has the same id. */
  requestId: z.string().optional(),
  /** ALTCHA challenge to solve, for a submission that needs a proof of work. */
  challenge: z.looseObject({}).optional(),
})

/** Parsed body of an error response. */
export type Refusal = z.output<typeof refusal>
