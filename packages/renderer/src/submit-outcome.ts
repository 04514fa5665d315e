/** Result of a submit. The form keeps the answers in every case. */
export type SubmitOutcome =
  | {
      readonly kind: 'accepted'
      readonly message: string
      readonly redirectUrl?: string | undefined
    }
  /** the server found something wrong; `fieldErrors` by field id, where it is an answer (decision 13) */
  | {
      readonly kind: 'refused'
      readonly error: string
      readonly fieldErrors: Readonly<Record<string, string>>
      /** the form was changed: the current version has to be checked first */
      readonly formChanged?: boolean | undefined
    }
  /** this browser or address has answered already (decision 23) */
  | { readonly kind: 'closed'; readonly error: string }
  /** no answer came: it may or may not have arrived */
  | { readonly kind: 'unreachable' }
