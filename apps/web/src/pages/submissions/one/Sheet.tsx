import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useEffect, useRef } from 'react'
import { CompleteSubmission } from '../details/CompleteSubmission.tsx'
import { Who } from '../details/Who.tsx'
import { useSchemas } from '../shared/use-schemas.ts'
import styles from './OneSubmission.module.css'

export interface SheetProps {
  readonly form: Form
  readonly submission: Submission
  readonly onDelete: () => void
}

export function Sheet({ form, submission, onDelete }: SheetProps) {
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
