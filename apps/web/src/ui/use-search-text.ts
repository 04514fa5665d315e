import { useEffect, useState } from 'react'

/** milliseconds after the last key until the search runs */
const pauseMs = 250

/**
 * Text of a search field. Typing updates only the field; `onSearch` runs after a pause. A change from outside, as by
 * Back or Clear search, updates the field.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  /** searches already passed to `onSearch`; their echo from the address is not an outside change */
  const [passed, setPassed] = useState<readonly string[]>([])
  const latest = passed.at(-1) ?? seen
  if (search !== seen) {
    const at = passed.indexOf(search)
    setSeen(search)
    setPassed(at === -1 ? [] : passed.slice(at + 1))
    if (at === -1) setText(search)
  }
  useEffect(() => {
    const wanted = searchOf(text)
    if (wanted === latest) return
    const timer = setTimeout(
      () => {
        setPassed((before) => [...before, wanted])
        onSearch(wanted)
      },
      wanted === '' ? 0 : pauseMs,
    )
    return () => clearTimeout(timer)
  }, [text, latest, onSearch])
  return [text, setText] as const
}

/**
 * Text normalized for the server: trimmed, without NUL and without half surrogate pairs (like the contract's `text`).
 */
export function searchOf(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim()
}
