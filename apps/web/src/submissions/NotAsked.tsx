import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Phrases } from '../forms/Phrases.tsx'
import styles from './NotAsked.module.css'
import type { NotAskedGroup } from './not-asked.ts'

interface FoldedProps {
  readonly title: string
  /** true in a row of a list: folded at first, and without a line above */
  readonly isCompact: boolean
  readonly children: ReactNode
}

/** A list of questions below the answers, which a press on its title folds. */
export function Folded({ title, isCompact, children }: FoldedProps) {
  return (
    <details className={isCompact ? styles.compact : styles.section} open={!isCompact}>
      <summary>
        <h3>{title}</h3>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </summary>
      {children}
    </details>
  )
}

interface NotAskedProps {
  readonly groups: readonly NotAskedGroup[]
  readonly title?: string
  readonly isCompact?: boolean
}

/** Questions that this person was not asked, each with its reason. Nothing when all were asked. */
export function NotAsked({
  groups,
  title = 'Not asked of this person',
  isCompact = false,
}: NotAskedProps) {
  if (groups.length === 0) return null
  const count = groups.reduce((sum, { labels }) => sum + labels.length, 0)
  return (
    <Folded title={`${title} (${count})`} isCompact={isCompact}>
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
    </Folded>
  )
}
