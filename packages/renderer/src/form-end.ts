/** How a form ended for this visitor. */
export interface FormEnd {
  /** `closed`: it takes no further answer from this respondent (decision 23) */
  readonly kind: 'thanks' | 'closed'
  readonly message: string
  readonly redirectUrl?: string | undefined
}
