/**
 * The form element is empty, and the controls name it. A browser looks through all controls of a form whenever
 * React asks the element anything, so around 5,000 fields it would cost milliseconds at every key.
 */
export const formId = 'ramiform'

/** The id of a field's control, or of the first of several. Prefixed: a field may be called anything. */
export function inputId(fieldId: string): string {
  return `q-${fieldId}`
}

/** The id of the element around a field. */
export function rowId(fieldId: string): string {
  return `row-${fieldId}`
}

/** Focuses a field's input; in a choice, the selected option. A preview has its own document. */
export function focusField(
  fieldId: string,
  { ownerDocument: page }: Element,
  options?: FocusOptions,
) {
  const chosen = page.getElementById(rowId(fieldId))?.querySelector<HTMLElement>('input:checked')
  const control = chosen ?? page.getElementById(inputId(fieldId))
  control?.focus(options)
}
