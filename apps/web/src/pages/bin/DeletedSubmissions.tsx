import type { DeletedSubmission, ResponseOf } from '@ramiform/contract/calls'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { formsQuery, formVersionQuery } from '../../api/queries.ts'
import { momentText } from '../../forms/dates.ts'
import { EntryAnswers } from '../../submissions/EntryAnswers.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Bin.module.css'
import { BinRow } from './BinRow.tsx'
import { DeletedList, type DeletedListProps, type RowActs } from './DeletedList.tsx'

export interface DeletedSubmissionsProps
  extends Pick<
    DeletedListProps<ResponseOf<'listDeletedSubmissions'>, DeletedSubmission>,
    'read' | 'search' | 'onClear'
  > {
  /** id of the form to filter by; null for all forms */
  readonly form: string | null
  readonly onShowAllForms: () => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export function DeletedSubmissions({ form, onShowAllForms, ...list }: DeletedSubmissionsProps) {
  return (
    <>
      {form !== null && <OneForm id={form} onShowAllForms={onShowAllForms} />}
      <DeletedList
        {...list}
        itemsOf={(page) => page.submissions}
        what="submissions"
        empty={
          <EmptyState art="waiting" title="No deleted submissions">
            Deleted submissions appear here. You can restore them for 30 days.
          </EmptyState>
        }
        row={(submission, acts) => (
          <SubmissionRow key={submission.id} submission={submission} {...acts} />
        )}
        restoring={(submission) => ({
          id: submission.id,
          formId: submission.formId,
          act: () => call('restoreSubmission', { params: paramsOf(submission) }),
          done: 'Submission restored',
          failed: 'The submission was not restored.',
        })}
        deleting={(submission) => ({
          id: submission.id,
          formId: submission.formId,
          act: () => call('deleteSubmissionForever', { params: paramsOf(submission) }),
          done: 'Submission deleted forever',
          failed: 'The submission was not deleted.',
        })}
        question={() => ({
          title: 'Delete this submission forever?',
          text: 'Its files are deleted with it. This action cannot be undone.',
        })}
      />
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

interface SubmissionRowProps extends RowActs {
  readonly submission: DeletedSubmission
}

function SubmissionRow({ submission, ...acts }: SubmissionRowProps) {
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
      {...acts}
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

/** Answers of a submission, labeled by the form version that was filled in. */
function Answers({ submission }: { submission: DeletedSubmission }) {
  const { formId, formVersion } = submission
  const { data: version, error } = useQuery(formVersionQuery(formId, formVersion))
  if (error !== null) return <p role="alert">The answers did not load. {messageOf(error)}</p>
  if (version === undefined) return <Spinner label="Loading answers..." />
  const schema = withNamesInTexts(version.schema)
  return <EntryAnswers schema={schema} isFilledVersion submission={submission} />
}
