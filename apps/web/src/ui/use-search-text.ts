import { useCallback, useEffect, useRef, useState } from 'react'

/** milliseconds after the last key until the search runs */
const pauseMs = 250

/**
 * Text of a search field. Typing updates only the field; `onSearch` runs after a pause. A change from outside, as by
 * Back or Clear search, updates the field. The third result runs a waiting search at once: when the field loses the
 * focus, the owner may open a page, and a later change of the address would cancel that.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  /** searches already passed to `onSearch`; their echo from the address is not an outside change */
  const [passed, setPassed] = useState<readonly string[]>([])
  const latest = passed.at(-1) ?? seen
  const waiting = useRef<(() => void) | null>(null)
  if (search !== seen) {
    const at = passed.indexOf(search)
    setSeen(search)
    setPassed(at === -1 ? [] : passed.slice(at + 1))
    if (at === -1) setText(search)
  }
  useEffect(() => {
    const wanted = searchOf(text)
    if (wanted === latest) return
    const run = () => {
      stop()
      setPassed((before) => [...before, wanted])
      onSearch(wanted)
    }
    const timer = setTimeout(run, wanted === '' ? 0 : pauseMs)
    const stop = () => {
      clearTimeout(timer)
      waiting.current = null
    }
    waiting.current = run
    return stop
  }, [text, latest, onSearch])
  return [text, setText, useCallback(() => waiting.current?.(), [])] as const
}

/**
 * Text normalized for the server: trimmed, without NUL and without half surrogate pairs (like the contract's `text`).
 */
export function searchOf(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim()
}
