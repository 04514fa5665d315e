import { IconChevronDown } from '@tabler/icons-react'
import type { Heading } from '../articles/read-article.server.ts'
import { useReadSection } from '../articles/use-read-section.ts'
import styles from './Contents.module.css'

interface ContentsProps {
  readonly headings: readonly Heading[]
}

const name = 'On this page'

/** The sections of a page, next to its text. Marks the one on screen. */
export function ContentsAside({ headings }: ContentsProps) {
  const current = useReadSection(headings)
  return (
    <nav className={styles.aside} aria-label={name}>
      <p aria-hidden>{name}</p>
      <ul>
        {headings.map(({ id, text }) => (
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

/** The same list in a `<details>` above the text, for narrow windows. */
export function ContentsAbove({ headings }: ContentsProps) {
  return (
    <details className={styles.above}>
      <summary>
        {name}
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </summary>
      <nav aria-label={name}>
        <ul>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
