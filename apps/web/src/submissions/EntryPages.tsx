import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import styles from './Entry.module.css'
import { SubmissionListSkeleton } from './SubmissionListSkeleton.tsx'

/**
 * A list beside the submissions, which is read again and again while somebody looks at it: waiting, why there is none, and
 * the way to more of it. What is there stays while the server is away.
 */
export function EntryPages<Page>(props: {
  read: UseInfiniteQueryResult<InfiniteData<Page>>
  /** said where nothing could be read */
  failed: string
  /** read aloud while the first page loads */
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
