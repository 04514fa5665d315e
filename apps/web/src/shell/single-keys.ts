import { useEffect, useRef, useSyncExternalStore } from 'react'
import { storedChoice } from '../storage/stored-choice.ts'

const choice = storedChoice('ramiform:single-keys', ['on', 'off'], 'on')
const listeners = new Set<() => void>()

/** Setting for single-character shortcuts. Users of speech input can turn them off (WCAG 2.1.4). */
export function useSingleKeysOn(): readonly [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    areSingleKeysOn,
    () => true,
  )
  return [on, turn]
}

export function areSingleKeysOn(): boolean {
  return choice.read() === 'on'
}

function turn(on: boolean) {
  choice.write(on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

/** Single-character shortcuts. They are inactive in text fields, in menus and under dialogs. */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.defaultPrevented || isElsewhere(event.target) || !areSingleKeysOn()) return
      const action = latest.current[event.key]
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Open dialogs. Toasts do not count, although they have the role of a dialog. */
const over = ':is([role=dialog], [role=alertdialog]):not([aria-modal=false])'
const elsewhere = `input, textarea, select, [contenteditable], [role=menu], [role=listbox], ${over}`

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(elsewhere) !== null || document.querySelector(over) !== null
}
