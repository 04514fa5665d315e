import { useEffect, useId, useMemo, useState } from 'react'
import styles from './OnThisPage.module.css'
import type { Heading } from './read-article.server.ts'

/** The parts of the article; the one that is being read is marked. */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  const parts = useMemo(() => headings.filter(({ level }) => level === 2), [headings])
  const current = useReadPart(parts)
  const id = useId()
  if (parts.length < 2) return <div className={styles.none} />
  return (
    <nav className={styles.list} aria-labelledby={id}>
      <p id={id}>On this page</p>
      <ul>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** a heading this far below the window's top is being read, in pixels */
const readingLine = 140

/**
 * The last part whose heading has passed the reading line. At the end of the page, where no more headings get there,
 * it is the one that a link led to, or the last of all.
 */
function useReadPart(parts: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
      const topOf = (id: string) =>
        document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
      const asked = parts.find(({ id }) => id === window.location.hash.slice(1))
      if (isAtEnd && asked !== undefined && topOf(asked.id) >= 0) return setCurrent(asked.id)
      const line = isAtEnd ? clientHeight : readingLine
      setCurrent(parts.findLast(({ id }) => topOf(id) < line)?.id ?? null)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('hashchange', onScroll)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('hashchange', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [parts])
  return current
}
