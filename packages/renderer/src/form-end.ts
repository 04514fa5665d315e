/** Result of a finished form. */
export interface FormEnd {
  /** `closed`: the form accepts no further answers from this respondent (decision 23). */
  readonly kind: 'thanks' | 'closed'
  /** Heading of the owner's ending. */
  readonly title?: string | undefined
  readonly message: string
  readonly redirectUrl?: string | undefined
  /** True when the answers were sent automatically after waiting for a connection. */
  readonly waited?: boolean | undefined
}
