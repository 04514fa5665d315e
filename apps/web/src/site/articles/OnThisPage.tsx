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

/** The last part whose heading has passed the reading line; the last of all at the end of the page. */
function useReadPart(parts: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
      const passed = parts.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < (isAtEnd ? clientHeight : readingLine)
      })
      setCurrent(passed.at(-1)?.id ?? null)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [parts])
  return current
}
