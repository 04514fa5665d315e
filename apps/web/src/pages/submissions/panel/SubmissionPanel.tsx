import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import {
  IconCheck,
  IconChevronDown,
  IconChevronUp,
  IconLink,
  IconPrinter,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { useCopy } from '../../../clipboard/use-copy.ts'
import { momentText } from '../../../forms/dates.ts'
import { useSingleKeys } from '../../../shell/single-keys.ts'
import { SubmissionListSkeleton } from '../../../submissions/SubmissionListSkeleton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { CompleteSubmission } from '../details/CompleteSubmission.tsx'
import { Deliveries } from '../details/Deliveries.tsx'
import type { FilterQuery } from '../filters/results-filter.ts'
import { submissionPath } from '../shared/submission-path.ts'
import { submissionQuery } from '../shared/submission-queries.ts'
import { useSchemas } from '../shared/use-schemas.ts'
import type { SubmissionsRead } from '../shared/use-submissions.ts'
import { neighborsOf } from './neighbors.ts'
import styles from './SubmissionPanel.module.css'

export interface SubmissionPanelProps {
  readonly form: Form
  readonly submissionId: string
  /** the loaded list, which may contain this submission */
  readonly read: SubmissionsRead
  /** number of rows in the list, including those not loaded; -1 while unknown */
  readonly count: number
  readonly filter: FilterQuery
  readonly sort: 'newest' | 'oldest'
  readonly deleted: ReadonlySet<string>
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
  readonly onDelete: (submission: Submission) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** One submission beside the list. On phones it covers the page. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { form, submissionId, read, count, filter, sort, deleted, onOpen, onClose, onDelete } =
    props
  const { data, error, isFetching, refetch } = useQuery(
    submissionQuery(form.id, submissionId, filter),
  )
  const isDeleted = deleted.has(submissionId)
  const at = read.submissions?.findIndex(({ id }) => id === submissionId) ?? -1
  const submission = isDeleted ? undefined : (data?.submission ?? read.submissions?.[at])
  const { previous, next } = neighborsOf(submissionId, {
    list: read.submissions,
    answer: data,
    sort,
    deleted,
  })

  const queryClient = useQueryClient()
  useEffect(() => {
    // Prefetch both neighbors, so that they and their own neighbors show at once.
    for (const id of [previous, next]) {
      if (id !== undefined) void queryClient.prefetchQuery(submissionQuery(form.id, id, filter))
    }
  }, [queryClient, form.id, previous, next, filter])

  const goTo = (id: string | undefined) => {
    if (id !== undefined) onOpen(id)
  }
  useSingleKeys({
    j: () => goTo(next),
    k: () => goTo(previous),
    Escape: onClose,
    Delete: remove,
  })
  const { copied, copy } = useCopy()
  const path = submissionPath(form.id, submissionId)

  function remove() {
    if (submission === undefined) return
    onDelete(submission)
    const heir = next ?? previous
    if (heir === undefined) onClose()
    else goTo(heir)
  }

  return (
    <aside className={styles.panel} aria-label="Submission">
      <title>{`A submission of ${form.name} · Ramiform`}</title>
      <div className={styles.bar}>
        <IconButton
          label="Previous submission"
          size="sm"
          aria-keyshortcuts="k"
          icon={<IconChevronUp {...icon} />}
          disabled={previous === undefined}
          disabledReason="This is the first one."
          onClick={() => goTo(previous)}
        />
        <IconButton
          label="Next submission"
          size="sm"
          aria-keyshortcuts="j"
          icon={<IconChevronDown {...icon} />}
          disabled={next === undefined}
          disabledReason="This is the last one."
          onClick={() => goTo(next)}
        />
        {at !== -1 && (
          <span className={styles.place}>
            {(at + 1).toLocaleString('en')}
            {count !== -1 && ` of ${count.toLocaleString('en')}`}
          </span>
        )}
        <span className={styles.space} />
        {submission !== undefined && (
          <>
            <IconButton
              label={copied ? 'Copied!' : 'Copy link'}
              size="sm"
              tooltipOpen={copied}
              icon={copied ? <IconCheck {...icon} /> : <IconLink {...icon} />}
              onClick={() => copy(window.location.origin + path)}
            />
            <IconButton
              label="Print"
              size="sm"
              icon={<IconPrinter {...icon} />}
              onClick={() => window.print()}
            />
            <IconButton
              label="Move to bin"
              size="sm"
              aria-keyshortcuts="Delete"
              icon={<IconTrash {...icon} />}
              onClick={remove}
            />
            <span className={styles.line} />
          </>
        )}
        <IconButton
          label="Close"
          size="sm"
          aria-keyshortcuts="Escape"
          icon={<IconX size={18} stroke={1.75} aria-hidden />}
          onClick={onClose}
        />
        <VisuallyHidden>
          <span role="status">{copied && 'Copied!'}</span>
        </VisuallyHidden>
      </div>
      <div className={styles.content}>
        {submission !== undefined ? (
          <Sheet key={submission.id} form={form} submission={submission} />
        ) : isDeleted || isGone(error) ? (
          <EmptyState
            art="waiting"
            title="Submission not found"
            action={<Button onClick={onClose}>All submissions</Button>}
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
      </div>
    </aside>
  )
}

/** The server answers 400 for a malformed id and 404 for an unknown one; the user sees the same message. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

interface SheetProps {
  readonly form: Form
  readonly submission: Submission
}

function Sheet({ form, submission }: SheetProps) {
  const { submitterEmail = 'Anonymous', submittedAt, formVersion } = submission
  const schemaOf = useSchemas(form, [formVersion])
  const title = useRef<HTMLHeadingElement>(null)
  // Focus the title, so that screen readers announce each submission.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <article aria-label={`Submission of ${submitterEmail}`}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {submitterEmail}
      </h2>
      <p className={styles.time}>
        <time dateTime={submittedAt}>{momentText(new Date(submittedAt), new Date())}</time>
      </p>
      <CompleteSubmission submission={submission} schema={schemaOf(formVersion)} form={form} />
      <Deliveries formId={form.id} submissionId={submission.id} />
    </article>
  )
}
