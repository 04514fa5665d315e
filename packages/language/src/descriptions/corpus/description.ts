/** A description as somebody might write it, and the fields that a careful reader finds in it. */
export interface Description {
  readonly text: string
  /** `type Label: option / option <- label of the field whose answer decides`; a star after the type: required;
   *  `<= Pet is Dog` says the whole condition */
  readonly fields: readonly string[]
}
