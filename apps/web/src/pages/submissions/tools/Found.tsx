import { useEffect, useState } from 'react'
import { Spinner } from '../../../ui/Spinner.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import type { SubmissionsRead } from '../shared/use-submissions.ts'
import { foundText } from './found-text.ts'
import styles from './Tools.module.css'

export interface FoundProps {
  readonly read: SubmissionsRead
  /** number of all submissions; undefined while loading */
  readonly total: number | undefined
  readonly search: string
  /** true while anything narrows the rows */
  readonly isFiltered: boolean
  /** true while the place of the rows says that nothing was found */
  readonly isSaidBelow: boolean
  /** "31 of 412"; undefined while it is counted */
  readonly found: string | undefined
  readonly onClear: () => void
}

/** Live region for the search result. Screen readers announce it on change only. */
export function Found(props: FoundProps) {
  const { read, total, search, isFiltered, isSaidBelow, found, onClear } = props
  const { submissions, hasNextPage, isPlaceholderData, isFetchingNextPage } = read
  const isSearching = isPlaceholderData || (isFiltered && isFetchingNextPage)
  const isSlow = useSlow(isSearching)
  return (
    <div className={styles.found} role="status">
      {isSlow && <Searching total={total} />}
      {isFiltered && !isSaidBelow && !isPlaceholderData && submissions !== undefined && (
        <p>
          {search === '' ? found : foundText(submissions.length, hasNextPage)}{' '}
          {search !== '' && <TextButton onClick={onClear}>Clear search</TextButton>}
        </p>
      )}
    </div>
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
