import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'

interface RowFocus {
  /** Adds a row and focuses its first input. */
  onAdd(add: () => void): void
  /** Props of the button that removes a row. The focus then goes to the next row's button, or to the add button. */
  removal(
    index: number,
    remove: () => void,
  ): {
    readonly 'data-remove': true
    readonly onClick: (event: MouseEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/** Focus in a list whose rows are added and removed. Its add button has `data-add`, and each row has `data-row`. */
export function useRowFocus(list: RefObject<HTMLElement | null>): RowFocus {
  const all = (selector: string) =>
    Array.from(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])
  return {
    onAdd(add) {
      flushSync(add)
      const input = all('[data-row]').at(-1)?.querySelector<HTMLElement>('input, select')
      input?.focus()
      if (input instanceof HTMLInputElement) input.select()
    },
    removal: (index, remove) => ({
      'data-remove': true,
      onClick(event) {
        // The next row moves under the pointer, so the second click of a double click would remove it, too.
        if (event.detail > 1) return
        flushSync(remove)
        const left = all('[data-remove]')
        const next = left[Math.min(index, left.length - 1)] ?? all('[data-add]')[0]
        ;(next ?? list.current)?.focus()
      },
      onKeyDown(event) {
        // A held key would remove row after row.
        if (event.repeat) event.preventDefault()
      },
    }),
  }
}
