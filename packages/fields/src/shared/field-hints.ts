/**
 * By what the readers of texts know a kind of field. Apart from its definition, which the public form's script holds
 * and which needs none of this.
 */
export interface FieldHints {
  /** words in a label that tell it, as parts of a pattern, whole words only: `tel`, `mobile(?: number)?` */
  readonly words: readonly string[]
  /** other names of it, as people write them in brackets beside a label: `short answer`, `tick boxes` */
  readonly called: readonly string[]
  /** names that only a place which speaks of types makes one: "Scale" beside a label is part of it */
  readonly described: readonly string[]
}
