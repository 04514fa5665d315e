import { useEffect, useState } from 'react'

/** how long to wait for the next key before the server is asked */
const pauseMs = 250

/**
 * What stands in the search field. It changes with every key and tells nobody; once typing rests, `onSearch` hears
 * of it. When the search changes elsewhere, as by Back or Clear search, the field follows.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  /** on their way to the address: what comes back of them is no change from elsewhere */
  const [told, setTold] = useState<readonly string[]>([])
  const latest = told.at(-1) ?? seen
  if (search !== seen) {
    const at = told.indexOf(search)
    setSeen(search)
    setTold(at === -1 ? [] : told.slice(at + 1))
    if (at === -1) setText(search)
  }
  useEffect(() => {
    const wanted = searchOf(text)
    if (wanted === latest) return
    const timer = setTimeout(
      () => {
        setTold((before) => [...before, wanted])
        onSearch(wanted)
      },
      wanted === '' ? 0 : pauseMs,
    )
    return () => clearTimeout(timer)
  }, [text, latest, onSearch])
  return [text, setText] as const
}

/** What the server can be asked: no white space around it, no NUL and no half of a character (as contract's `text`). */
export function searchOf(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim()
}
