import type { Heading } from '../../site/articles/read-article.server.ts'
import styles from './ContentsAbove.module.css'

/** The parts of a long text above it, folded, where there is no room beside it. */
export function ContentsAbove({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className={styles.contents}>
      <summary>On this page</summary>
      <nav aria-label="On this page">
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
