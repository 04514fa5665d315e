import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { useSingleKeys } from '../../../shell/single-keys.ts'
import { SubmissionListSkeleton } from '../../../submissions/SubmissionListSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { CompleteSubmission } from '../details/CompleteSubmission.tsx'
import { Who } from '../details/Who.tsx'
import type { SubmissionsRead } from '../list/use-submissions.ts'
import { submissionPath } from '../shared/submission-path.ts'
import { submissionQuery } from '../shared/submission-queries.ts'
import { useSchemas } from '../shared/use-schemas.ts'
import { neighborsOf } from './neighbors.ts'
import styles from './OneSubmission.module.css'
import { Turning } from './Turning.tsx'

export interface OneSubmissionProps {
  readonly form: Form
  readonly submissionId: string
  /** the loaded list, which may contain this submission */
  readonly read: SubmissionsRead
  readonly search: string
  readonly deleted: ReadonlySet<string>
  readonly onDelete: (submission: Submission) => void
}

/** A submission at its permanent address, with links to its neighbors. */
export function OneSubmission(props: OneSubmissionProps) {
  const { form, submissionId, read, search, deleted, onDelete } = props
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery(submissionQuery(form.id, submissionId))
  const isDeleted = deleted.has(submissionId)
  const atHand = read.submissions?.find(({ id }) => id === submissionId)
  const submission = isDeleted ? undefined : (data?.submission ?? atHand)
  const { newer, older } = neighborsOf(submissionId, {
    list: read.submissions,
    answer: data,
    isSearched: search !== '',
    deleted,
  })

  const queryClient = useQueryClient()
  useEffect(() => {
    // Prefetch both neighbors, so that they and their own neighbors show at once.
    for (const id of [newer, older]) {
      if (id !== undefined) void queryClient.prefetchQuery(submissionQuery(form.id, id))
    }
  }, [queryClient, form.id, newer, older])

  const query = search === '' ? '' : `?${new URLSearchParams({ q: search })}`
  const pathTo = (id?: string) => submissionPath(form.id, id) + query
  const goTo = (id: string | undefined) => {
    if (id !== undefined) void navigate(pathTo(id), { preventScrollReset: true, replace: true })
  }
  const goToAll = (from = submissionId) => void navigate(pathTo(), { state: { from } })
  useSingleKeys({
    ArrowRight: () => goTo(older),
    j: () => goTo(older),
    ArrowLeft: () => goTo(newer),
    k: () => goTo(newer),
    Escape: () => goToAll(),
    Delete: remove,
  })

  function remove() {
    if (submission === undefined) return
    onDelete(submission)
    const next = older ?? newer
    if (next === undefined) goToAll()
    else goTo(next)
  }

  return (
    <>
      <title>{`A submission of ${form.name} · Ramiform`}</title>
      <nav aria-label="Submissions" className={styles.ways}>
        <LinkButton
          variant="quiet"
          size="sm"
          to={pathTo()}
          state={{ from: submissionId }}
          icon={<IconArrowLeft size={16} stroke={1.75} aria-hidden />}
        >
          All submissions
        </LinkButton>
        <Turning newer={newer && pathTo(newer)} older={older && pathTo(older)} />
      </nav>
      {submission !== undefined ? (
        <Sheet form={form} submission={submission} onDelete={remove} />
      ) : isDeleted || isGone(error) ? (
        <EmptyState
          art="waiting"
          title="Submission not found"
          action={
            <LinkButton variant="primary" size="lg" to={pathTo()}>
              All submissions
            </LinkButton>
          }
        >
          It was deleted, or the link is incomplete.
        </EmptyState>
      ) : error === null ? (
        <SubmissionListSkeleton rows={1} />
      ) : (
        <ErrorState
          title="Could not load the submission"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {messageOf(error)}
        </ErrorState>
      )}
    </>
  )
}

/** The server answers 400 for a malformed id and 404 for an unknown one; the user sees the same message. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

interface SheetProps {
  readonly form: Form
  readonly submission: Submission
  readonly onDelete: () => void
}

function Sheet({ form, submission, onDelete }: SheetProps) {
  const schemaOf = useSchemas(form, [submission.formVersion])
  const sheet = useRef<HTMLElement>(null)
  // Focus the sheet, so that screen readers announce each submission.
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])
  return (
    <article
      ref={sheet}
      tabIndex={-1}
      aria-label={`Submission of ${submission.submitterEmail ?? 'Anonymous'}`}
      className={styles.sheet}
    >
      <Who submission={submission} className={styles.who} />
      <CompleteSubmission
        isAlone
        submission={submission}
        schema={schemaOf(submission.formVersion)}
        form={form}
        onDelete={onDelete}
      />
    </article>
  )
}
