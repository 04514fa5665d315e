/**
 * Id of the form element. The element is empty, and the controls refer to it. Otherwise a browser scans all controls
 * whenever React reads the element: with 5,000 fields, milliseconds at every key press.
 */
export const formId = 'ramiform'

/** Id of a field's control, or of the first one. The prefix prevents conflicts, since a field can have any id. */
export function inputId(fieldId: string): string {
  return `q-${fieldId}`
}

/** The id of the element around a field. */
export function rowId(fieldId: string): string {
  return `row-${fieldId}`
}

/**
 * Focuses a field's input, or the selected option of a choice: of *Other*, its text box. A preview has its own document.
 */
export function focusField(
  fieldId: string,
  { ownerDocument: page }: Element,
  options?: FocusOptions,
) {
  const row = page.getElementById(rowId(fieldId))
  const box = row?.querySelector<HTMLElement>('.rf-other>input')
  const chosen = box?.offsetParent ? box : row?.querySelector<HTMLElement>('input:checked')
  const control = chosen ?? page.getElementById(inputId(fieldId))
  control?.focus(options)
}
