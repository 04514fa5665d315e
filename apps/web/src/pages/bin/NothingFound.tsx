import { TextButton } from '../../ui/TextButton.tsx'
import styles from './Bin.module.css'

/** Shown for a search without results. `hasMore`: not everything has been searched yet. */
export function NothingFound({ hasMore, onClear }: { hasMore: boolean; onClear: () => void }) {
  return (
    <p className={styles.nothing} role="status">
      {hasMore ? 'No match so far.' : 'Nothing in the bin matches your search.'}{' '}
      <TextButton onClick={onClear}>Clear search</TextButton>
    </p>
  )
}
