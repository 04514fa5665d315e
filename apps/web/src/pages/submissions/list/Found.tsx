import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { foundText } from './found-text.ts'
import styles from './SubmissionsTab.module.css'
import type { SubmissionsRead } from './use-submissions.ts'

export interface FoundProps {
  readonly read: SubmissionsRead
  /** number of all submissions; undefined while loading */
  readonly total: number | undefined
  readonly search: string
  /** number of submissions received since the list was loaded */
  readonly arrivals: number
  readonly onShowArrivals: () => void
  readonly onClear: () => void
}

/** Live regions for the search result and for new submissions. Screen readers announce them on change only. */
export function Found({ read, total, search, arrivals, onShowArrivals, onClear }: FoundProps) {
  const { submissions, hasNextPage, isPlaceholderData, isFetchingNextPage } = read
  const isSearching = isPlaceholderData || (search !== '' && isFetchingNextPage)
  const isSlow = useSlow(isSearching)
  return (
    <>
      <div className={styles.found} role="status">
        {isSlow && <Searching total={total} />}
        {search !== '' && !isPlaceholderData && submissions !== undefined && (
          <p>
            {foundText(submissions.length, hasNextPage)}{' '}
            <TextButton onClick={onClear}>Clear search</TextButton>
          </p>
        )}
      </div>
      <div role="status">
        {search === '' && arrivals > 0 && (
          <Button variant="quiet" size="sm" className={styles.arrivals} onClick={onShowArrivals}>
            {arrivals === 1
              ? 'Show 1 new submission'
              : `Show ${arrivals.toLocaleString('en')} new submissions`}
          </Button>
        )}
      </div>
    </>
  )
}

function Searching({ total }: { total: number | undefined }) {
  return (
    <p className={styles.searching}>
      <Spinner />
      {total === undefined
        ? 'Searching...'
        : `Searching ${total.toLocaleString('en')} submissions...`}
    </p>
  )
}

/** milliseconds until a wait counts as slow */
const patienceMs = 600

/** True once a process has run long enough to show a message. */
function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setIsSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isGoingOn])
  return isSlow
}
