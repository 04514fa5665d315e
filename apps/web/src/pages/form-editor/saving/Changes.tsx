import {
  IconArrowsSort,
  IconPencil,
  IconPlus,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Change } from '../../../editing/draft/change.ts'
import styles from './saving.module.css'

const icons: Readonly<Record<Change['kind'], TablerIcon>> = {
  added: IconPlus,
  changed: IconPencil,
  removed: IconTrash,
  moved: IconArrowsSort,
}
const names: Readonly<Record<Change['kind'], string>> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  moved: 'Moved',
}

/** changes listed before the rest is summarized as a count; this many fit without scrolling */
const shown = 8

/** List of the first changes in words, with a count of the rest. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className={styles.none}>No difference</p>
  return (
    <ul className={styles.changes}>
      {changes.slice(0, shown).map(({ kind, words }) => {
        const Icon = icons[kind]
        return (
          <li key={`${kind} ${words}`}>
            <Icon size={16} stroke={1.75} aria-label={names[kind]} role="img" />
            <span>{words}</span>
          </li>
        )
      })}
      {changes.length > shown && (
        <li className={styles.none}>{`+${changes.length - shown} more`}</li>
      )}
    </ul>
  )
}
