import type { Heading } from '../articles/read-article.server.ts'
import styles from './Symptoms.module.css'

/** Links to all problems, by audience. */
export function Symptoms({ headings }: { headings: readonly Heading[] }) {
  const groups = headings.flatMap((group, at) => {
    if (group.level !== 2) return []
    const after = headings.slice(at + 1)
    const end = after.findIndex(({ level }) => level === 2)
    const symptoms = end === -1 ? after : after.slice(0, end)
    return symptoms.length === 0 ? [] : [{ group, symptoms }]
  })
  return (
    <nav className={styles.symptoms} aria-label="What you see">
      {groups.map(({ group, symptoms }) => (
        <div key={group.id}>
          <p id={`${group.id}-list`}>{group.text}</p>
          <ul aria-labelledby={`${group.id}-list`}>
            {symptoms.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
