import type { CallName } from '@ramiform/contract/calls'
import { limits } from '@ramiform/core/limits'

const kilobyte = 1_024

/** Room around a form's schema for its name, its description and the braces. */
const slack = 64 * kilobyte

/** What a request may weigh where nothing else is said. */
export const usualBodyLimit = 16 * kilobyte

/** Percent-encoding makes three characters of a byte. */
export const urlencodedBodyLimit = 3 * limits.submissionBytes

/** The calls that may weigh more than usual (decision 36). */
export const bodyLimits: { readonly [Name in CallName]?: number } = {
  createForm: limits.schemaBytes + slack,
  saveForm: limits.schemaBytes + slack,
  saveWorkingCopy: limits.schemaBytes + slack,
  submitForm: limits.submissionBytes,
  startPayment: limits.submissionBytes + slack,
  savePartial: limits.submissionBytes,
  // 700 kB in Base64, with the braces
  storeImage: 960 * kilobyte,
}
