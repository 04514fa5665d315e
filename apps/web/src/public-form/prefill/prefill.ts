import { type Answer, isList } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import type { HiddenField } from '@ramiform/core/hidden-field'
import { answersInAddress } from './answers-in-address.ts'

/** Key in the history entry for the original query, so that the answers survive a reload. */
const kept = 'prefill'

/**
 * Writes answers from the address into the page's inputs, as if typed before the script loaded. Removes them from the
 * address, so that copied links and other sites do not get them. `filling` holds the typed answers. Names of hidden
 * fields fill no question.
 */
export function prefill(
  root: HTMLElement,
  filling: Filling,
  hiddenFields: readonly HiddenField[] = [],
) {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  const earlier = new URLSearchParams(storedQuery())
  const isHidden = (asked: string) => hiddenFields.some(({ name }) => name === asked)
  const asked = [...query, ...earlier].filter(([name]) => !isHidden(name))
  const { answers, names } = answersInAddress(filling, asked)
  write(root, filling, answers)
  const brought = names.filter((name) => query.has(name))
  if (brought.length === 0) return
  for (const name of brought) query.delete(name)
  // The browser has no page for the new address, so it could not name the order of its options on a reload.
  const order = document.querySelector<HTMLInputElement>('input[name="form.order"]')
  if (order !== null) query.set(order.name, order.value)
  history.replaceState(
    { [kept]: search },
    '',
    `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`,
  )
}

function storedQuery(): string {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(kept in state)) return ''
  return typeof state[kept] === 'string' ? state[kept] : ''
}

function write(root: HTMLElement, filling: Filling, answers: ReadonlyMap<string, Answer>) {
  for (const field of filling.fields) {
    const answer = answers.get(field.id)
    if (answer === undefined) continue
    const parts = filling.rules(field)?.parts?.split(field, answer)
    const controls = root.querySelectorAll<HTMLInputElement>(`.rf-field [name="${field.id}"]`)
    for (const [at, control] of controls.entries()) {
      const isBox = control.type === 'radio' || control.type === 'checkbox'
      if (parts !== undefined && isBox) control.checked = parts[at] !== ''
      else if (parts !== undefined) control.value = parts[at] ?? ''
      else if (isList(answer)) control.checked = answer.includes(control.value)
      else if (control.type === 'radio') control.checked ||= control.value === answer
      else if (typeof answer === 'string') control.value = answer
    }
  }
}
