import type { Submission } from '@ramiform/contract/calls'
import { memo, type Ref } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { RowSelection } from '../../../ui/use-row-selection.ts'
import { ReadingError } from '../shared/ReadingError.tsx'
import type { RowFocus } from '../shared/row-focus.ts'
import { useReadingOn } from '../shared/use-reading-on.ts'
import type { VersionSchemas } from '../shared/use-schemas.ts'
import type { SubmissionsRead } from '../shared/use-submissions.ts'
import { SubmissionTable } from './SubmissionTable.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import styles from './TableView.module.css'
import type { Columns } from './use-columns.ts'

export interface TableViewProps {
  readonly formId: string
  readonly read: SubmissionsRead
  readonly columns: Columns
  readonly schemaOf: VersionSchemas['schemaOf']
  /** number of rows, including those not loaded; -1 while unknown */
  readonly count: number
  /** number of all submissions of the form; undefined while it loads */
  readonly total: number | undefined
  readonly selection: RowSelection
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
  readonly onDelete: (submissions: readonly Submission[]) => void
  readonly sort: 'newest' | 'oldest'
  readonly onSort: (sort: 'newest' | 'oldest') => void
  readonly onClear: () => void
  /** id of the row to focus first */
  readonly startAt: string | null
  /** set by this component, so that other parts can focus a row */
  readonly rows: Ref<RowFocus>
}

/** Submissions as a table, or the reason why there are none. */
export const TableView = memo(function TableView(props: TableViewProps) {
  const { read, rows, total, count, onClear, ...table } = props
  const { submissions, error, hasNextPage, isFetchNextPageError, isFetchingNextPage } = read
  const { isPlaceholderData } = read
  const onEndNear = useReadingOn(read)

  if (error !== null && !isFetchNextPageError) {
    return (
      <div className={styles.instead}>
        <ReadingError read={read} />
      </div>
    )
  }
  if (submissions === undefined || (submissions.length === 0 && hasNextPage)) {
    return <TableSkeleton />
  }
  if (submissions.length === 0) {
    return (
      <div role="status" className={styles.instead}>
        <EmptyState
          art="waiting"
          title="No submissions match your search"
          action={<Button onClick={onClear}>Clear search and filters</Button>}
        >
          Try other words, or search for a part of an answer.
        </EmptyState>
      </div>
    )
  }
  return (
    <div
      className={classNames(styles.view, isPlaceholderData && styles.former)}
      aria-busy={isPlaceholderData}
    >
      <SubmissionTable
        {...table}
        ref={rows}
        submissions={submissions}
        count={count}
        onEndNear={onEndNear}
      />
      <TableFoot shown={count === -1 ? submissions.length : count} isMore={count === -1} of={total}>
        {isFetchingNextPage && <Spinner label="Loading more..." />}
        {isFetchNextPageError && (
          <span role="alert" className={styles.problem}>
            Could not load more submissions. {messageOf(error)}
            <Button variant="quiet" size="sm" onClick={() => void read.fetchNextPage()}>
              Try again
            </Button>
          </span>
        )}
      </TableFoot>
    </div>
  )
})
