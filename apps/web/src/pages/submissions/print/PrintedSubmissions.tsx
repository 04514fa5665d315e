import type { Submission } from '@ramiform/contract/calls'
import type { Form, FormSchema } from '@ramiform/core/form'
import { createPortal } from 'react-dom'
import { momentText } from '../../../forms/dates.ts'
import { CompleteSubmission } from '../details/CompleteSubmission.tsx'
import styles from './PrintedSubmissions.module.css'

export interface PrintedSubmissionsProps {
  readonly form: Form
  readonly submissions: readonly Submission[]
  /** schema of a version; undefined while it loads */
  readonly schemaOf: (version: number) => FormSchema | undefined
}

/** The selected submissions on paper, instead of the screen. Each begins on a new page only if it does not fit. */
export function PrintedSubmissions({ form, submissions, schemaOf }: PrintedSubmissionsProps) {
  const now = new Date()
  return createPortal(
    <div className={styles.printed}>
      <h1>Submissions of {form.name}</h1>
      {submissions.map((submission) => (
        <article key={submission.id}>
          <header>
            <h2>{submission.submitterEmail ?? 'Anonymous'}</h2>
            <time dateTime={submission.submittedAt}>
              {momentText(new Date(submission.submittedAt), now)}
            </time>
          </header>
          <CompleteSubmission
            isPrinted
            form={form}
            submission={submission}
            schema={schemaOf(submission.formVersion) ?? form.schema}
          />
        </article>
      ))}
    </div>,
    document.body,
  )
}
