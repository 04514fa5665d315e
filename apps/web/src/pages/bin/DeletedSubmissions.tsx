import type { DeletedSubmission, ResponseOf } from '@ramiform/contract/calls'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { formsQuery, formVersionQuery } from '../../api/queries.ts'
import { momentText } from '../../forms/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { EntryAnswers } from '../submissions/entries/EntryAnswers.tsx'
import { EntryPages } from '../submissions/entries/EntryPages.tsx'
import styles from './Bin.module.css'
import { BinRow } from './BinRow.tsx'
import { focusAfterRow } from './DeletedForms.tsx'
import { NothingFound } from './NothingFound.tsx'
import { useBinActions } from './use-bin-actions.ts'

export interface DeletedSubmissionsProps {
  readonly read: UseInfiniteQueryResult<InfiniteData<ResponseOf<'listDeletedSubmissions'>>>
  readonly search: string
  readonly onClear: () => void
  /** shows the submissions of one form only */
  readonly form: string | null
  readonly onShowAllForms: () => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export function DeletedSubmissions(props: DeletedSubmissionsProps) {
  const { read, search, onClear, form, onShowAllForms } = props
  const { gone, leave } = useBinActions()
  const [asked, setAsked] = useState<DeletedSubmission | null>(null)
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  return (
    <>
      {form !== null && <OneForm id={form} onShowAllForms={onShowAllForms} />}
      <EntryPages
        read={read}
        failed="Could not load the bin"
        loading="Loading deleted submissions..."
      >
        {(pages) => {
          const shown = pages.flatMap((page) => page.submissions).filter(({ id }) => !gone.has(id))
          if (shown.length === 0 && search !== '') {
            return <NothingFound hasMore={pages.at(-1)?.nextCursor !== null} onClear={onClear} />
          }
          if (shown.length === 0) {
            return (
              <EmptyState art="waiting" title="No deleted submissions">
                A submission that you delete is moved here. You can restore it for 30 days.
              </EmptyState>
            )
          }
          return (
            <ul className={styles.list} aria-label="Deleted submissions">
              {shown.map((submission) => (
                <SubmissionRow
                  key={submission.id}
                  submission={submission}
                  onRestore={() =>
                    void leave({
                      id: submission.id,
                      formId: submission.formId,
                      act: () => call('restoreSubmission', { params: paramsOf(submission) }),
                      done: 'Submission restored',
                      failed: 'The submission was not restored.',
                    })
                  }
                  onDeleteForever={() => setAsked(submission)}
                />
              ))}
            </ul>
          )
        }}
      </EntryPages>
      {last !== null && (
        <ConfirmDialog
          open={asked !== null}
          onOpenChange={() => setAsked(null)}
          title="Delete this submission forever?"
          confirmLabel="Delete forever"
          danger
          focusAfter={() => focusAfterRow(last.id)}
          onConfirm={() => {
            setAsked(null)
            void leave({
              id: last.id,
              formId: last.formId,
              act: () => call('deleteSubmissionForever', { params: paramsOf(last) }),
              done: 'Submission deleted forever',
              failed: 'The submission was not deleted.',
            })
          }}
        >
          Its files are deleted with it. This action cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}

const paramsOf = ({ id, formId }: DeletedSubmission) => ({ id: formId, submissionId: id })

function OneForm({ id, onShowAllForms }: { id: string; onShowAllForms: () => void }) {
  const { data: forms } = useQuery(formsQuery)
  const name = forms?.find((form) => form.id === id)?.name
  return (
    <p className={styles.filter}>
      {name === undefined ? 'Submissions of one form.' : `Submissions of ${name}.`}{' '}
      <TextButton onClick={onShowAllForms}>Show all forms</TextButton>
    </p>
  )
}

interface SubmissionRowProps {
  readonly submission: DeletedSubmission
  readonly onRestore: () => void
  readonly onDeleteForever: () => void
}

function SubmissionRow({ submission, onRestore, onDeleteForever }: SubmissionRowProps) {
  const [open, setOpen] = useState(false)
  const { submitterEmail = 'Anonymous', submittedAt, formId, formName, deletedAt } = submission
  const sent = momentText(new Date(submittedAt), new Date())
  return (
    <BinRow
      id={submission.id}
      name={`the submission of ${submitterEmail}, ${sent}`}
      title={submitterEmail}
      facts={
        <>
          <Link to={`/forms/${formId}/submissions`}>{formName}</Link> ·{' '}
          <time dateTime={submittedAt}>{sent}</time>
        </>
      }
      deletedAt={deletedAt}
      onRestore={onRestore}
      onDeleteForever={onDeleteForever}
    >
      <Button
        variant="quiet"
        size="sm"
        className={styles.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        iconEnd={open ? <IconChevronUp {...icon} /> : <IconChevronDown {...icon} />}
      >
        {open ? 'Hide answers' : 'View answers'}
        <VisuallyHidden> of {submitterEmail}</VisuallyHidden>
      </Button>
      {open && <Answers submission={submission} />}
    </BinRow>
  )
}

/** The answers under the labels of the version that was filled in. */
function Answers({ submission }: { submission: DeletedSubmission }) {
  const { formId, formVersion } = submission
  const { data: version, error } = useQuery(formVersionQuery(formId, formVersion))
  if (error !== null) return <p role="alert">The answers did not load. {messageOf(error)}</p>
  if (version === undefined) return <Spinner label="Loading answers..." />
  return <EntryAnswers schema={version.schema} submission={submission} />
}
