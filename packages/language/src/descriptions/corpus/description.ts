/** A description, and the fields that a careful reader finds in it. */
export interface Description {
  readonly text: string
  /**
   * `type Label: option / option <- label of the source field`. A star behind the type: required. `<= Pet is Dog`:
   * the whole condition.
   */
  readonly fields: readonly string[]
}
