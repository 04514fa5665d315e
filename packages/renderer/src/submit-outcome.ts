/** Result of a submit. The form keeps the answers in every case. */
export type SubmitOutcome =
  | {
      readonly kind: 'accepted'
      /** Heading of the owner's ending. */
      readonly title?: string | undefined
      readonly message: string
      readonly redirectUrl?: string | undefined
    }
  /** The server rejected the submission. `fieldErrors` has messages by field id (decision 13). */
  | {
      readonly kind: 'refused'
      readonly error: string
      readonly fieldErrors: Readonly<Record<string, string>>
      /** True when the form was changed: the visitor must check the current version first. */
      readonly formChanged?: boolean | undefined
    }
  /** This browser or address has already answered (decision 23). */
  | { readonly kind: 'closed'; readonly error: string }
  /** No response: the server may or may not have received the answers. */
  | { readonly kind: 'unreachable' }
