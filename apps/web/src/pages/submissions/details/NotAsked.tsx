import { IconChevronDown } from '@tabler/icons-react'
import { Phrases } from '../../../forms/Phrases.tsx'
import styles from './NotAsked.module.css'
import type { NotAskedGroup } from './not-asked.ts'

/** Questions that this person was not asked, each with its reason. Nothing when all were asked. */
export function NotAsked({ groups }: { groups: readonly NotAskedGroup[] }) {
  if (groups.length === 0) return null
  const count = groups.reduce((sum, { labels }) => sum + labels.length, 0)
  return (
    <details className={styles.section} open>
      <summary>
        <h3>Not asked of this person ({count})</h3>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </summary>
      <ul className={styles.groups}>
        {groups.map(({ labels, when, because }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list always renders as a whole
          <li key={index}>
            <b>{labels.join(', ')}</b>
            <p>
              {when.length > 0 && (
                <>
                  Asked when <Phrases phrases={when} />.
                </>
              )}
              {because.map((phrases, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list always renders as a whole
                <span key={at}>
                  {' '}
                  <Phrases phrases={phrases} />
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
