import type { Currency, Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { useId } from 'react'
import { type Bar, Bars } from '../../../forms/bars/Bars.tsx'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import type { QuestionSummary } from '../shared/submission-queries.ts'
import { NewestAnswers } from './NewestAnswers.tsx'
import { NumberFigures } from './NumberFigures.tsx'
import { figureText } from './range-label.ts'
import { StepFigures } from './StepFigures.tsx'
import styles from './Summary.module.css'

export interface QuestionProps {
  readonly formId: string
  readonly question: QuestionSummary
  readonly field: Field
  /** currency of the form, for prices without their own */
  readonly currency: Currency | undefined
  readonly isConditional: boolean
  /** shows the submissions with this answer in the table */
  readonly onShow: (fieldId: string, value: string) => void
}

/** Summary of a question. A conditional question also shows how often it was asked. */
export function Question({
  formId,
  question,
  field,
  currency,
  isConditional,
  onShow,
}: QuestionProps) {
  const heading = useId()
  const { asked, answered, choices, numbers, newest } = question
  // The texts of visitors follow the bar that counts them all.
  const ownFrom =
    field.other === undefined || choices === undefined
      ? undefined
      : choices.findIndex(({ value }) => value === field.other) + 1
  const texts = ownFrom === undefined ? [] : (choices?.slice(ownFrom) ?? [])
  const isRanking = choices?.some(({ rank }) => rank !== undefined)
  return (
    <section aria-labelledby={heading} className={styles.box}>
      <header className={styles.header}>
        {isConditional && <BranchMark className={styles.mark} />}
        <h2 id={heading}>{field.label || field.id}</h2>
        <span className={styles.end}>
          {isConditional && `asked of ${asked.toLocaleString('en')}, `}
          {answersText(answered)}
          {isRanking ? ' · average rank' : hasSeveralEach(question, ownFrom) && ' · several each'}
        </span>
      </header>
      {answered === 0 ? (
        <p className={styles.none}>
          {isConditional && asked === 0 ? 'Not asked yet.' : 'No answers yet.'}
        </p>
      ) : (
        <>
          {choices !== undefined && fieldTypeOf(fieldTypes, field.type)?.control === 'steps' && (
            <StepFigures options={field.options ?? []} choices={choices} />
          )}
          {choices !== undefined && (
            <Bars
              of={answered}
              onShow={(value) => onShow(question.fieldId, value)}
              bars={barsOf(choices.slice(0, ownFrom)).map((bar) => ({
                ...bar,
                isSum: bar.label === field.other,
              }))}
            />
          )}
          {texts.length > 0 && (
            <>
              <h3 className={styles.texts}>Texts of “{field.other}”</h3>
              <Bars
                of={answered}
                onShow={(value) => onShow(question.fieldId, value)}
                bars={barsOf(texts)}
              />
            </>
          )}
          {numbers !== undefined && (
            <NumberFigures
              numbers={numbers}
              inWords={(figure) => figureText(field, figure, currency)}
            />
          )}
          {newest !== undefined && <NewestAnswers formId={formId} answers={newest} />}
        </>
      )}
    </section>
  )
}

/** Bars of the options. Ranked ones have their average rank, and the best is the first. */
function barsOf(choices: NonNullable<QuestionSummary['choices']>): readonly Bar[] {
  const bars = choices.map(({ value, count, rank }) => ({
    label: value,
    count,
    rank: rank === undefined ? undefined : { average: rank, least: choices.length },
  }))
  const rankOf = ({ rank }: Bar) => rank?.average ?? Number.POSITIVE_INFINITY
  return bars.some(({ rank }) => rank !== undefined)
    ? bars.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0))
    : bars
}

/** True if somebody chose more than one option. */
function hasSeveralEach({ answered, choices = [] }: QuestionSummary, ownFrom?: number): boolean {
  return choices.slice(0, ownFrom).reduce((sum, { count }) => sum + count, 0) > answered
}

function answersText(count: number): string {
  return count === 1 ? '1 answer' : `${count.toLocaleString('en')} answers`
}
