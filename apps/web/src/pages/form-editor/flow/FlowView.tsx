/** The form's logic as a flow chart. */
export function FlowView() {
  return null
}
