/**
 * Words that identify a field type in text, such as an imported document. Separate from the type's definition, so
 * that they are not in the public form's script.
 */
export interface FieldHints {
  /** Words in a label that suggest the type, as pattern parts that match whole words: `tel`, `mobile(?: number)?`. */
  readonly words: readonly string[]
  /** Other names of the type, as written in brackets beside a label: `short answer`, `tick boxes`. */
  readonly called: readonly string[]
  /** Names that count only where the text describes a type. Beside a label they are part of it, such as "Scale". */
  readonly described: readonly string[]
}
