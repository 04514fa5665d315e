import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SubmissionList.module.css'
import { SubmissionRow } from './SubmissionRow.tsx'
import { useSchemas } from './use-submissions.ts'

export interface SubmissionListProps {
  readonly form: Form
  readonly submissions: readonly Submission[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** why the next page did not come */
  readonly problem: string | null
  readonly onMore: () => void
}

export function SubmissionList(props: SubmissionListProps) {
  const { form, submissions } = props
  const schemaOf = useSchemas(
    form,
    submissions.map(({ formVersion }) => formVersion),
  )
  return (
    <>
      <ul className={styles.list}>
        {submissions.map((submission) => (
          <SubmissionRow
            key={submission.id}
            submission={submission}
            schema={schemaOf(submission.formVersion)}
          />
        ))}
      </ul>
      {props.hasMore && <More {...props} />}
    </>
  )
}

/** Reads on when it comes into sight, and on a click. */
function More({ isLoadingMore, problem, onMore }: SubmissionListProps) {
  const place = useRef<HTMLDivElement>(null)
  const mayLoad = !isLoadingMore && problem === null
  useEffect(() => {
    const element = place.current
    if (element === null || !mayLoad) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [mayLoad, onMore])
  return (
    <div ref={place} className={styles.more}>
      {problem !== null && <p role="alert">{problem}</p>}
      <Button variant="quiet" busy={isLoadingMore} onClick={onMore}>
        {isLoadingMore ? 'Loading more...' : 'Load more'}
      </Button>
    </div>
  )
}

export function SubmissionListSkeleton() {
  return (
    <div role="status" className={styles.list}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.ghost}>
          <Skeleton width={180} height={16} {...(row === 0 && { label: 'Loading submissions' })} />
          <Skeleton width={120} height={12} />
        </div>
      ))}
    </div>
  )
}
