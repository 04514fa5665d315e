import type { Form } from '@ramiform/core/form'
import { useInfiniteQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { clockText } from '../../../forms/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Note } from '../../../ui/Note.tsx'
import styles from '../details/Entry.module.css'
import { SubmissionListSkeleton } from '../list/SubmissionListSkeleton.tsx'
import { heldQuery } from '../submission-queries.ts'
import { useSchemas } from '../use-schemas.ts'
import { DeleteAllHeld } from './DeleteAllHeld.tsx'
import { HeldRow } from './HeldRow.tsx'
import { refusedInWords } from './held-words.ts'
import { useHeldActions } from './use-held-actions.ts'

/** Submissions that look like spam, for their owner to judge (decision 163). */
export function HeldTab({ form }: { form: Form }) {
  const read = useInfiniteQuery(heldQuery(form.id))
  const { gone, release, remove, refresh } = useHeldActions(form.id)
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = read
  const [first] = data?.pages ?? []
  const all = data?.pages.flatMap(({ held }) => held) ?? []
  const held = all.filter(({ id }) => !gone.has(id))
  const schemaOf = useSchemas(
    form,
    held.map(({ formVersion }) => formVersion),
  )
  if (error !== null && !isFetchNextPageError) {
    return (
      <ErrorState
        title="What was held back could not be read"
        onRetry={() => void read.refetch()}
        retrying={isFetching}
      >
        {messageOf(error)}
      </ErrorState>
    )
  }
  if (first === undefined) return <SubmissionListSkeleton />
  const { guardedUntil, refused } = first
  const isEmpty = held.length === 0 && !hasNextPage
  return (
    <>
      {guardedUntil !== null && (
        <Note tone="warning" className={styles.note}>
          Very many are sending to this form just now. Visitors' browsers do a short calculation
          before they send, at least until {clockText(new Date(guardedUntil))}.
        </Note>
      )}
      {refused > 0 && (
        <Note tone="warning" className={styles.note}>
          {refusedInWords(refused)}
        </Note>
      )}
      {isEmpty ? (
        <EmptyState art="waiting" title="Nothing Held Back">
          What looks like spam waits here until you release or delete it. The people who sent it
          were thanked as always.
        </EmptyState>
      ) : (
        <>
          <div className={styles.top}>
            <p className={styles.about}>
              It looks like spam. It counts as no submission, sends no message, and is forgotten
              after 30 days.
            </p>
            <DeleteAllHeld
              formId={form.id}
              total={first.total}
              newest={held[0]?.submittedAt}
              onDeleted={refresh}
            />
          </div>
          <ul className={styles.list}>
            {held.map((one) => (
              <HeldRow
                key={one.id}
                held={one}
                schema={schemaOf(one.formVersion)}
                onRelease={release}
                onDelete={remove}
              />
            ))}
          </ul>
        </>
      )}
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
