import type { SubmissionSummary } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { NoSubmissions } from '../shared/NoSubmissions.tsx'
import { summaryQuery } from '../shared/submission-queries.ts'
import { PerDay } from './PerDay.tsx'
import { Question } from './Question.tsx'
import styles from './Summary.module.css'
import { SummarySkeleton } from './SummarySkeleton.tsx'

/** Summary of all submissions: per day and per question. */
export function Summary({ form }: { form: Form }) {
  const { data, error, isFetching, refetch } = useQuery(summaryQuery(form.id))
  if (data === undefined) {
    if (error === null) return <SummarySkeleton />
    return (
      <ErrorState
        title="Could not load the summary"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {messageOf(error)}
      </ErrorState>
    )
  }
  if (data.total === 0) return <NoSubmissions form={form} />
  return <Boxes form={form} summary={data} />
}

function Boxes({ form, summary }: { form: Form; summary: SubmissionSummary }) {
  const { counted, total, days, questions } = summary
  const fields = new Map(form.schema.fields.map((field) => [field.id, field]))
  const hasLogic = form.schema.settings.mode !== 'traditional'
  return (
    <>
      {counted < total && (
        <p className={styles.note}>
          Counts the newest {counted.toLocaleString('en')} of {total.toLocaleString('en')}{' '}
          submissions.
        </p>
      )}
      <div className={styles.boxes}>
        <PerDay days={days} />
        {questions.map((question) => {
          const field = fields.get(question.fieldId)
          return (
            field !== undefined && (
              <Question
                key={field.id}
                formId={form.id}
                question={question}
                label={field.label || field.id}
                isConditional={hasLogic && field.conditional !== undefined}
              />
            )
          )
        })}
      </div>
    </>
  )
}
