/**
 * Moves the focus before a row is removed: to the same button of the next row, or to the selected tab after the last
 * row.
 */
export function focusNextRow(button: HTMLButtonElement) {
  const row = button.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const place = [...(row?.querySelectorAll('button') ?? [])].indexOf(button)
  const tab = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  const target = next?.querySelectorAll('button')[place] ?? tab
  target?.focus()
}
