import type { FieldCoverage } from '@ramiform/contract/calls'
import type { Field } from '@ramiform/core/field'
import { takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { useMemo } from 'react'
import { Bars } from '../../../forms/bars/Bars.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import styles from './Coverage.module.css'
import { type CoverageByField, fewAnswers, silentRules } from './coverage-counts.ts'

const number = (count: number) => count.toLocaleString('en')

/** `790 of 812 answered`, or `never asked`. A statement says how often it was shown. */
export function answeredText(
  field: Pick<Field, 'type'>,
  coverage: FieldCoverage | undefined,
): string {
  const isQuestion = takesAnswer(field, fieldTypes)
  if (coverage === undefined || coverage.asked === 0)
    return isQuestion ? 'never asked' : 'never shown'
  if (!isQuestion)
    return `shown ${number(coverage.asked)} ${coverage.asked === 1 ? 'time' : 'times'}`
  return `${number(coverage.answered)} of ${number(coverage.asked)} answered`
}

interface CoverageQuestionProps {
  readonly field: Field
  readonly coverage: FieldCoverage | undefined
}

/** One question: how often it was asked, and its options as bars against the people who were asked. */
export function CoverageQuestion({ field, coverage }: CoverageQuestionProps) {
  const asked = coverage?.asked ?? 0
  const isQuestion = takesAnswer(field, fieldTypes)
  const verb = isQuestion ? 'asked' : 'shown'
  return (
    <section className={styles.question}>
      <h2>{fieldName(field)}</h2>
      <p className={styles.quiet}>
        {asked === 0
          ? `Never ${verb}.`
          : `${isQuestion ? 'Asked' : 'Shown'} ${number(asked)} ${asked === 1 ? 'time' : 'times'}.`}
      </p>
      {isQuestion && coverage !== undefined && asked > 0 && <Options coverage={coverage} />}
    </section>
  )
}

function Options({ coverage }: { readonly coverage: FieldCoverage }) {
  const { asked, answered, options } = coverage
  if (asked < fewAnswers) return <p className={styles.few}>Too few to tell.</p>
  const bars = options?.map(({ value, count, offered }) => ({
    label: offered ? value : `${value} (no longer offered)`,
    count,
  })) ?? [{ label: 'Answered', count: answered }]
  return <Bars bars={bars} of={asked} />
}

/** All questions with their bars: the view of phones, and of forms without logic. */
export function CoverageQuestions({
  schema,
  coverage,
}: {
  readonly schema: FormSchema
  readonly coverage: CoverageByField
}) {
  return schema.fields.map((field) => {
    const found = coverage.get(field.id)
    return (
      <section key={field.id} className={styles.question}>
        <h2>{fieldName(field)}</h2>
        <p className={styles.quiet}>{answeredText(field, found)}</p>
        {found !== undefined && found.asked > 0 && found.options !== null && (
          <Options coverage={found} />
        )}
      </section>
    )
  })
}

/** Rules that made no difference to anybody, each with the reason. */
export function SilentRules({
  schema,
  coverage,
  counted,
}: {
  readonly schema: FormSchema
  readonly coverage: CoverageByField
  readonly counted: number
}) {
  const { silent, total } = useMemo(() => silentRules(schema, coverage), [schema, coverage])
  if (total === 0) return null
  return (
    <section className={styles.silent}>
      <h2>
        Rules that never decided
        {counted >= fewAnswers && <span>{`${number(silent.length)} of ${number(total)}`}</span>}
      </h2>
      {counted < fewAnswers ? (
        <p className={styles.few}>Too few to tell.</p>
      ) : silent.length === 0 ? (
        <p className={styles.quiet}>Every rule made a difference.</p>
      ) : (
        <ul>
          {silent.map((one) => (
            <li key={`${one.fieldId} ${one.number}`}>
              <b>{one.label}</b>
              <p>
                <Phrases phrases={one.rule} />: {one.reason}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>A rule is counted since it was last changed.</p>
    </section>
  )
}
