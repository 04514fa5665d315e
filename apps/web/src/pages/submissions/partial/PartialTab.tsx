import type { Form } from '@ramiform/core/form'
import { useInfiniteQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import styles from '../details/Entry.module.css'
import { SubmissionListSkeleton } from '../list/SubmissionListSkeleton.tsx'
import { partialsQuery } from '../submission-queries.ts'
import { useSchemas } from '../use-schemas.ts'
import { PartialRow } from './PartialRow.tsx'

/** Answers that respondents have begun and not sent (decision 21). */
export function PartialTab({ form }: { form: Form }) {
  const read = useInfiniteQuery(partialsQuery(form.id))
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = read
  const partials = data?.pages.flatMap((page) => page.partials) ?? []
  const schemaOf = useSchemas(
    form,
    partials.map(({ formVersion }) => formVersion),
  )
  if (error !== null && !isFetchNextPageError) {
    return (
      <ErrorState
        title="The unfinished answers could not be read"
        onRetry={() => void read.refetch()}
        retrying={isFetching}
      >
        {messageOf(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <SubmissionListSkeleton />
  if (partials.length === 0) {
    return (
      <EmptyState art="waiting" title="No Unfinished Answers">
        What somebody has begun and not sent yet appears here while they type, and goes once they
        send it.
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.about}>
        Begun and not sent. They count as no submissions, and are forgotten after 30 days.
      </p>
      <ul className={styles.list}>
        {partials.map((partial) => (
          <PartialRow
            key={partial.id}
            form={form}
            partial={partial}
            schema={schemaOf(partial.formVersion)}
          />
        ))}
      </ul>
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
