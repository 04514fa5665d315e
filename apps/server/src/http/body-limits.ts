import type { CallName } from '@ramiform/contract/calls'
import { limits } from '@ramiform/core/limits'

const kilobyte = 1_024

/** Extra bytes for a form's name, its description and the JSON syntax around the schema. */
const slack = 64 * kilobyte

/** Default body limit in bytes. */
export const usualBodyLimit = 16 * kilobyte

/** Body limit of form posts in bytes. Percent-encoding triples the size of a byte. */
export const urlencodedBodyLimit = 3 * limits.submissionBytes

/** API calls with a larger body limit (decision 36). */
export const bodyLimits: { readonly [Name in CallName]?: number } = {
  createForm: limits.schemaBytes + slack,
  saveForm: limits.schemaBytes + slack,
  saveWorkingCopy: limits.schemaBytes + slack,
  replayImpact: limits.schemaBytes + slack,
  submitForm: limits.submissionBytes,
  startPayment: limits.submissionBytes + slack,
  savePartial: limits.submissionBytes,
  // Image of 700 kB in Base64, plus JSON syntax.
  storeImage: 960 * kilobyte,
}
