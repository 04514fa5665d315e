import type { SubmissionSummary } from '@ramiform/contract/calls'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { Form } from '@ramiform/core/form'
import { withTableLabels } from '@ramiform/core/label-with-table'
import { inChargedCurrency } from '@ramiform/core/payments/in-charged-currency'
import { fieldTypes } from '@ramiform/fields'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { FilterQuery } from '../filters/results-filter.ts'
import { NoSubmissions } from '../shared/NoSubmissions.tsx'
import { type QuestionSummary, summaryQuery, versionsQuery } from '../shared/submission-queries.ts'
import { Completion } from './Completion.tsx'
import { PerDay } from './PerDay.tsx'
import { Question } from './Question.tsx'
import styles from './Summary.module.css'
import { SummarySkeleton } from './SummarySkeleton.tsx'

export interface SummaryProps {
  readonly form: Form
  readonly filter: FilterQuery
  /** shows the submissions with this answer in the table */
  readonly onShow: (fieldId: string, value: string) => void
}

/** Summary of the found submissions: over time and per question. */
export function Summary({ form, filter, onShow }: SummaryProps) {
  const { data, error, isFetching, refetch } = useQuery(summaryQuery(form.id, filter))
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
  if (data.total === 0 && Object.keys(filter).length === 0) return <NoSubmissions form={form} />
  return <Boxes form={form} summary={data} onShow={onShow} />
}

function Boxes({
  form,
  summary,
  onShow,
}: Pick<SummaryProps, 'form' | 'onShow'> & { summary: SubmissionSummary }) {
  const { data: versions } = useQuery(versionsQuery(form.id))
  const isPrinted = useMedia('print')
  const { counted, total, days, questions } = summary
  const charged = inChargedCurrency(form.schema)
  const named = withTableLabels(charged.fields, charged.tables)
  const fields = new Map(named.map((field) => [field.id, field]))
  const unasked = questions.flatMap(({ fieldId, asked }) => {
    const field = fields.get(fieldId)
    return field === undefined || asked > 0 ? [] : [field.label || field.id]
  })
  const hasLogic = form.schema.settings.mode !== 'traditional'
  const all = questions.flatMap((question): readonly Asked[] => {
    const field = fields.get(question.fieldId)
    return field === undefined || question.asked === 0 ? [] : [{ question, field }]
  })
  const names = all.filter(isName)
  const box = ({ question, field }: Asked) => (
    <Question
      key={field.id}
      formId={form.id}
      question={question}
      field={field}
      currency={form.schema.settings.payment?.currency}
      isConditional={hasLogic && field.conditional !== undefined}
      onShow={onShow}
    />
  )
  return (
    <>
      {counted < total && (
        <p className={styles.note}>
          Counts the newest {counted.toLocaleString('en')} of {total.toLocaleString('en')}{' '}
          submissions.
        </p>
      )}
      <div className={styles.boxes}>
        <PerDay days={days} createdAt={form.createdAt} versions={versions ?? []}>
          {form.schema.settings.advanced?.autoSave === true && (
            <Completion form={form} sent={total} />
          )}
        </PerDay>
        {inOrder(all.filter((one) => !isName(one))).map(box)}
      </div>
      {names.length > 0 && (
        <details className={styles.names} open={isPrinted || names.length === all.length}>
          <summary>
            <b>{names.map(({ field }) => field.label || field.id).join(', ')}</b>
            <span className={styles.end}>
              {names.length === 1
                ? '1 text question'
                : `${names.length.toLocaleString('en')} text questions`}
            </span>
          </summary>
          <div className={styles.boxes}>{names.map(box)}</div>
        </details>
      )}
      {unasked.length > 0 && (
        <details className={styles.unasked}>
          <summary>
            {unasked.length === 1
              ? '1 question was not asked'
              : `${unasked.length.toLocaleString('en')} questions were not asked`}
          </summary>
          <p>{unasked.join(', ')}</p>
        </details>
      )}
    </>
  )
}

interface Asked {
  readonly question: QuestionSummary
  readonly field: Field
}

const isText = ({ question }: Asked) => question.newest !== undefined

/** A short text, such as a name or an email address. All answers differ, so its summary is folded. */
function isName(one: Asked): boolean {
  return isText(one) && fieldTypeOf(fieldTypes, one.field.type)?.control !== 'lines'
}

/** Choices and numbers first, because texts have no figures to compare. */
function inOrder(all: readonly Asked[]): readonly Asked[] {
  return [...all.filter((one) => !isText(one)), ...all.filter(isText)]
}
