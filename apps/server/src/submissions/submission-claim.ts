/** A value that only one submission of a form may have. A second submission with the same claim is refused. */
export interface SubmissionClaim {
  readonly kind: 'email' | 'upload' | 'payment' | 'proof'
  readonly key: string
}

/** The constraint that a second claim breaks. */
export const claimTaken = 'submission_claims_once'
