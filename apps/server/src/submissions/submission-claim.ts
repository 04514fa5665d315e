/** A value that only one submission of a form may have. A second submission with the same claim is rejected. */
export interface SubmissionClaim {
  readonly kind: 'email' | 'upload' | 'payment' | 'proof'
  readonly key: string
}

/** Name of the unique constraint that a second claim violates. */
export const claimTaken = 'submission_claims_once'
