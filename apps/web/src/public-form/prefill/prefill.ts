import { type Answer, isList } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import { answersInAddress } from './answers-in-address.ts'

/** Under this name the history entry keeps what was taken out of the address, for a reload. */
const kept = 'prefill'

/**
 * Writes the answers of an address into the page, as if they had been typed before the script came, and takes them out
 * of the address: whoever copies it, or is called from the page, does not get them. `filling` holds what was typed.
 */
export function prefill(root: HTMLElement, filling: Filling) {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  const earlier = new URLSearchParams(keptQuery())
  const { answers, names } = answersInAddress(filling, [...query, ...earlier])
  write(root, answers)
  const brought = names.filter((name) => query.has(name))
  if (brought.length === 0) return
  for (const name of brought) query.delete(name)
  history.replaceState(
    { [kept]: search },
    '',
    `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`,
  )
}

function keptQuery(): string {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(kept in state)) return ''
  return typeof state[kept] === 'string' ? state[kept] : ''
}

function write(root: HTMLElement, answers: ReadonlyMap<string, Answer>) {
  for (const control of root.querySelectorAll<HTMLInputElement>('.rf-field [name]')) {
    const answer = answers.get(control.name)
    if (isList(answer)) control.checked = answer.includes(control.value)
    else if (control.type === 'radio') control.checked ||= control.value === answer
    else if (typeof answer === 'string') control.value = answer
  }
}
