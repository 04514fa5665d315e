import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import type { RefObject } from 'react'
import { memo, useCallback, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { SubmissionListSkeleton } from '../../../submissions/SubmissionListSkeleton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { RowSelection } from '../../../ui/use-row-selection.ts'
import { ReadingError } from '../shared/ReadingError.tsx'
import type { RowFocus } from '../shared/row-focus.ts'
import { useReadingOn } from '../shared/use-reading-on.ts'
import type { SubmissionsRead } from '../shared/use-submissions.ts'
import styles from './SubmissionList.module.css'
import { SubmissionList } from './SubmissionList.tsx'

export interface CardsViewProps {
  readonly form: Form
  readonly read: SubmissionsRead
  /** number of rows, including those not loaded; -1 while unknown */
  readonly count: number
  readonly isSearched: boolean
  readonly onDelete: (submissions: readonly Submission[]) => void
  /** id of the row to scroll to first */
  readonly startAt: string | null
  /** set by this component, so that other parts can focus a row */
  readonly rows: RefObject<RowFocus | null>
  readonly selection: RowSelection
}

/** Submissions as cards (spec section 2), or the reason why there are none. */
export const CardsView = memo(function CardsView(props: CardsViewProps) {
  const { form, read, count, isSearched, rows, selection, onDelete, startAt } = props
  const { submissions, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = read
  const { fetchNextPage, isPlaceholderData } = read
  const onEndNear = useReadingOn(read)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const onOpen = useCallback((id: string, isOpen: boolean) => {
    setOpen((known) => {
      const next = new Set(known)
      if (isOpen) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])

  if (error !== null && !isFetchNextPageError) return <ReadingError read={read} />
  if (submissions === undefined) return <SubmissionListSkeleton />
  return (
    <div className={classNames(isPlaceholderData && styles.former)} aria-busy={isPlaceholderData}>
      {submissions.length > 0 && (
        <SubmissionList
          ref={rows}
          form={form}
          submissions={submissions}
          count={count}
          open={open}
          onOpen={onOpen}
          selection={selection}
          onDelete={onDelete}
          onEndNear={onEndNear}
          startAt={startAt}
        />
      )}
      {hasNextPage && (
        <div className={styles.more}>
          {isFetchNextPageError && (
            <p role="alert" className={styles.problem}>
              Could not load more submissions. {messageOf(error)}
            </p>
          )}
          {isFetchingNextPage ? (
            <Spinner label={isSearched ? 'Still searching...' : 'Loading more...'} />
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
