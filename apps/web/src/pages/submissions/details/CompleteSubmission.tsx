import type { Submission } from '@ramiform/contract/calls'
import { answerTo } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { Form, FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { IconArrowsDiagonal, IconCheck, IconLink, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useCopy } from '../../../clipboard/use-copy.ts'
import { askedAnswers } from '../../../submissions/asked-answers.ts'
import { NotAsked } from '../../../submissions/NotAsked.tsx'
import { askedByAnswer, type ShownAnswer } from '../../../submissions/shown-answers.ts'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { submissionPath } from '../shared/submission-path.ts'
import { isFilledVersion } from '../shared/use-schemas.ts'
import { AnswerFiles } from './AnswerFiles.tsx'
import { AnswerPayment, type StoredPayment, storedPayment } from './AnswerPayment.tsx'
import styles from './CompleteSubmission.module.css'

export interface CompleteSubmissionProps {
  readonly id?: string
  readonly submission: Submission
  /** schema of the form version that was filled in */
  readonly schema: FormSchema
  readonly form: Form
  readonly className?: string | undefined
  /** absent in the panel, which has the actions in its own bar, and on paper */
  readonly onDelete?: () => void
  /** true on paper, where files are only names */
  readonly isPrinted?: boolean
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

const takesFiles = ({ type }: Field) => fieldTypeOf(fieldTypes, type)?.answerKind === 'names'

/** All answers of a submission, with its actions. Questions that were not asked are listed once, with the reason. */
export function CompleteSubmission({
  id,
  submission,
  schema,
  form,
  className,
  onDelete,
  isPrinted = false,
}: CompleteSubmissionProps) {
  const asked = useMemo(() => askedByAnswer(schema, submission, fieldTypes), [schema, submission])
  const files = useMemo(
    () => new Set(isPrinted ? [] : schema.fields.filter(takesFiles).map(({ id }) => id)),
    [isPrinted, schema],
  )
  const isFilled = isFilledVersion(form, submission.formVersion, schema)
  const { answers, groups } = useMemo(
    () => askedAnswers(schema, submission, isFilled),
    [schema, submission, isFilled],
  )
  const path = submissionPath(form.id, submission.id)
  const { search } = useLocation()
  const { copied, copy } = useCopy()
  return (
    <div
      id={id}
      className={classNames(styles.full, onDelete === undefined && styles.alone, className)}
    >
      <div className={styles.head}>
        <h2>Complete Submission</h2>
        {asked.size > 0 && (
          <span className={styles.legend}>
            <BranchMark />
            conditional question
          </span>
        )}
        {onDelete !== undefined && (
          <div className={styles.actions}>
            <LinkButton
              variant="quiet"
              size="sm"
              to={path + search}
              icon={<IconArrowsDiagonal {...icon} />}
            >
              Open
            </LinkButton>
            <Button
              variant="quiet"
              size="sm"
              icon={
                copied ? <IconCheck {...icon} className={styles.mark} /> : <IconLink {...icon} />
              }
              onClick={() => copy(window.location.origin + path)}
            >
              <span aria-live="polite" className={styles.copy}>
                {copied ? 'Copied!' : 'Copy link'}
              </span>
            </Button>
            <Button
              variant="quiet-danger"
              size="sm"
              icon={<IconTrash {...icon} />}
              onClick={onDelete}
            >
              Delete
            </Button>
          </div>
        )}
      </div>
      <dl>
        {answers.map((answer) => (
          <Answer
            key={answer.fieldId}
            answer={answer}
            isAskedByAnswer={asked.has(answer.fieldId)}
            isFiles={files.has(answer.fieldId)}
            payment={storedPayment(answerTo(submission.data, answer.fieldId))}
            formId={form.id}
            submissionId={submission.id}
          />
        ))}
      </dl>
      <NotAsked groups={groups} />
      {submission.formVersion !== form.version && (
        <p className={styles.version}>Shown with version {submission.formVersion} of the form.</p>
      )}
    </div>
  )
}

function Answer({
  answer: { fieldId, label, text },
  isAskedByAnswer,
  isFiles,
  payment,
  ...ids
}: {
  answer: ShownAnswer
  isAskedByAnswer: boolean
  isFiles: boolean
  payment: StoredPayment | undefined
  formId: string
  submissionId: string
}) {
  return (
    <div>
      <dt>
        {label}
        {isAskedByAnswer && (
          <>
            <BranchMark size={14} className={styles.mark} />
            <VisuallyHidden>, conditional question</VisuallyHidden>
          </>
        )}
      </dt>
      <dd className={text === undefined ? styles.none : undefined}>
        {payment !== undefined ? (
          <AnswerPayment {...payment} />
        ) : isFiles && text !== undefined ? (
          <AnswerFiles {...ids} fieldId={fieldId} text={text} />
        ) : (
          (text ?? 'No response')
        )}
      </dd>
    </div>
  )
}
