/** The rule being edited, by its number; `opened` makes asking for the same one again count. */
export interface OpenRule {
  readonly number: number
  readonly opened: number
}
