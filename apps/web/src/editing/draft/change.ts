/** One difference between two drafts, for an owner who must choose between them. */
export interface Change {
  readonly kind: 'added' | 'changed' | 'removed' | 'moved'
  /** the difference on one line, with what it is about */
  readonly words: string
  /** the field that it is about; null for the form itself */
  readonly fieldId: string | null
  /** what it is about, and the difference without that */
  readonly subject: string
  readonly what: string
  /** how it was and how it is, where that can be said */
  readonly before?: string
  readonly after?: string
}
