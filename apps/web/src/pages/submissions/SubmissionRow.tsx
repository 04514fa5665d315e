import type { Submission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { momentText } from '../../forms/dates.ts'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './SubmissionRow.module.css'
import { rowAnswers, type ShownAnswer, shownAnswers } from './shown-answers.ts'

/** One submission: who, when, the first answers; opened, all of them under the labels it was filled in with. */
export const SubmissionRow = memo(function SubmissionRow({
  submission,
  schema,
}: {
  submission: Submission
  schema: FormSchema
}) {
  const [isOpen, setIsOpen] = useState(false)
  const details = useId()
  const all = shownAnswers(schema, submission, fieldTypes)
  const { first, more } = rowAnswers(all)
  const time = new Date(submission.submittedAt)
  const who = submission.submitterEmail ?? 'Anonymous'
  return (
    <li className={classNames(styles.row, isOpen && styles.open)}>
      <div className={styles.line}>
        <div className={styles.who}>
          <b className={submission.submitterEmail === undefined ? styles.anonymous : undefined}>
            {who}
          </b>
          <time dateTime={submission.submittedAt}>{momentText(time, new Date())}</time>
        </div>
        {!isOpen && (
          <>
            <dl className={styles.first}>
              {first.map(({ fieldId, label, text }) => (
                <div key={fieldId}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {more > 0 && <span className={styles.more}>+{more} more fields</span>}
          </>
        )}
        <Button
          className={styles.toggle}
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setIsOpen(!isOpen)}
          iconEnd={
            isOpen ? (
              <IconChevronUp size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            )
          }
        >
          <span>
            {isOpen ? 'Hide Details' : 'View Details'}
            <VisuallyHidden> of {who}</VisuallyHidden>
          </span>
        </Button>
      </div>
      {isOpen && <CompleteSubmission id={details} all={all} />}
    </li>
  )
})

function CompleteSubmission({ id, all }: { id: string; all: readonly ShownAnswer[] }) {
  return (
    <div id={id} className={styles.full}>
      <div className={styles.head}>
        <h2>Complete Submission</h2>
        {all.some(({ isConditional }) => isConditional) && (
          <span className={styles.legend}>
            <BranchMark />
            asked because of another answer
          </span>
        )}
      </div>
      <dl>
        {all.map(({ fieldId, label, text, isConditional }) => (
          <div key={fieldId}>
            <dt>
              {label}
              {isConditional && (
                <>
                  <BranchMark size={14} className={styles.mark} />
                  <VisuallyHidden>, asked because of another answer</VisuallyHidden>
                </>
              )}
            </dt>
            <dd className={text === undefined ? styles.none : undefined}>
              {text ?? 'No response'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
