import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import type { RefObject } from 'react'
import { memo, useCallback, useEffect } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { SubmissionListSkeleton } from '../../../submissions/SubmissionListSkeleton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { FoundProps } from './Found.tsx'
import listStyles from './SubmissionList.module.css'
import { SubmissionList } from './SubmissionList.tsx'
import styles from './SubmissionsTab.module.css'
import type { RowFocus } from './use-row-focus.ts'
import type { Selection } from './use-selection.ts'

export interface ResultsProps extends Pick<FoundProps, 'read' | 'total' | 'search'> {
  readonly form: Form
  readonly onDelete: (submissions: readonly Submission[]) => void
  /** id of the row to scroll to first */
  readonly startAt: string | null
  /** set by this component, so that other parts can focus a row */
  readonly rows: RefObject<RowFocus | null>
  readonly selection: Selection
  readonly open: ReadonlySet<string>
  readonly onOpen: (id: string, open: boolean) => void
}

/** The rows, or the reason why there are none. */
export const Results = memo(function Results(props: ResultsProps) {
  const { form, read, total, search, rows, open, onOpen, selection, onDelete, startAt } = props
  const { submissions, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = read
  const { fetchNextPage, isPlaceholderData, isFetching } = read
  const mayReadOn = hasNextPage && !isFetching && !isFetchNextPageError && !isPlaceholderData
  const onEndNear = useCallback(() => {
    if (mayReadOn) void fetchNextPage()
  }, [mayReadOn, fetchNextPage])

  // Without a visible row, load the next page automatically. This also applies when all loaded rows were deleted.
  const isBare = submissions?.length === 0
  useEffect(() => {
    if (isBare) onEndNear()
  }, [isBare, onEndNear])

  if (error !== null && !isFetchNextPageError) {
    return (
      <div className={styles.error}>
        <ErrorState
          title="Could not load the submissions"
          onRetry={() => void read.refetch()}
          retrying={isFetching}
        >
          {messageOf(error)}
        </ErrorState>
      </div>
    )
  }
  if (submissions === undefined) return <SubmissionListSkeleton />
  const known = search === '' ? total : undefined
  return (
    <div className={classNames(isPlaceholderData && styles.former)} aria-busy={isPlaceholderData}>
      {submissions.length > 0 && (
        <SubmissionList
          ref={rows}
          form={form}
          submissions={submissions}
          count={known ?? (hasNextPage ? -1 : submissions.length)}
          open={open}
          onOpen={onOpen}
          selection={selection}
          onDelete={onDelete}
          onEndNear={onEndNear}
          startAt={startAt}
        />
      )}
      {hasNextPage && (
        <div className={listStyles.more}>
          {isFetchNextPageError && (
            <p role="alert" className={listStyles.problem}>
              Could not load more submissions. {messageOf(error)}
            </p>
          )}
          {isFetchingNextPage ? (
            <Spinner label={search === '' ? 'Loading more...' : 'Still searching...'} />
          ) : (
            <Button variant="quiet" onClick={() => void fetchNextPage()}>
              {isFetchNextPageError ? 'Try again' : 'Load more'}
            </Button>
          )}
        </div>
      )}
    </div>
  )
})
