/** The editor shows the settings of a statement's text itself, as for sections. */
export function StatementSettings() {
  return null
}
