/** How a form ended for this visitor. */
export interface FormEnd {
  /** `closed`: it takes no further answer from this respondent (decision 23) */
  readonly kind: 'thanks' | 'closed'
  readonly message: string
  readonly redirectUrl?: string | undefined
  /** sent by itself after a while without a connection */
  readonly waited?: boolean | undefined
}
