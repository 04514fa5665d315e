import { IconChevronDown } from '@tabler/icons-react'
import { useReadSection } from '../../site/use-read-section.ts'
import styles from './Contents.module.css'

export interface ContentsEntry {
  readonly id: string
  readonly title: string
}

interface ContentsProps {
  readonly entries: readonly ContentsEntry[]
}

const name = 'On this page'

/** The sections of a page, beside its text; which one is being read is marked. */
export function ContentsBeside({ entries }: ContentsProps) {
  const current = useReadSection(entries)
  return (
    <nav className={styles.beside} aria-label={name}>
      <p aria-hidden>{name}</p>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same above the text, folded, where there is no room beside it. */
export function ContentsAbove({ entries }: ContentsProps) {
  return (
    <details className={styles.above}>
      <summary>
        {name}
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </summary>
      <nav aria-label={name}>
        <ul>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
