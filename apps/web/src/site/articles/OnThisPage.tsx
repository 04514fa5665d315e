import { useId } from 'react'
import styles from './OnThisPage.module.css'
import type { Heading } from './read-article.server.ts'
import { useReadSection } from './use-read-section.ts'

/** The sections of the article. Marks the one on screen. */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  const parts = headings.filter(({ level }) => level === 2)
  const current = useReadSection(parts)
  const id = useId()
  if (parts.length < 2) return <div className={styles.none} />
  return (
    <nav className={styles.list} aria-labelledby={id}>
      <p id={id}>On this page</p>
      <ul>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
