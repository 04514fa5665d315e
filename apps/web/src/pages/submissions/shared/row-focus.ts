/** Moves the focus between rows, including rows that are not rendered yet. */
export interface RowFocus {
  /** focuses this row; without an id, the row in the tab order */
  readonly goTo: (id?: string) => void
  /** focuses the next or previous row; from outside the list, the row in the tab order */
  readonly step: (by: 1 | -1) => void
}
