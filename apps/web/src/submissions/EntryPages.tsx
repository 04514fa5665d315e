import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import styles from './Entry.module.css'
import { SubmissionListSkeleton } from './SubmissionListSkeleton.tsx'

/**
 * A paged list next to the submissions, refreshed while it is open. Shows loading, empty and error states and "show
 * more". Loaded entries stay while the server is offline.
 */
export function EntryPages<Page>(props: {
  read: UseInfiniteQueryResult<InfiniteData<Page>>
  /** text shown when loading failed */
  failed: string
  /** text for screen readers while the first page loads */
  loading?: string
  children: (pages: readonly Page[]) => ReactNode
}) {
  const { read } = props
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = read
  if (data === undefined) {
    if (error === null)
      return <SubmissionListSkeleton {...(props.loading && { label: props.loading })} />
    return (
      <ErrorState title={props.failed} onRetry={() => void read.refetch()} retrying={isFetching}>
        {messageOf(error)}
      </ErrorState>
    )
  }
  return (
    <>
      {props.children(data.pages)}
      {hasNextPage && (
        <div className={styles.more}>
          {isFetchNextPageError && <p role="alert">{messageOf(error)}</p>}
          <Button busy={isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}
