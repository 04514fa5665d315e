import { fieldTypeOf } from '@ramiform/core/field-type'
import { fixedPriceOf } from '@ramiform/core/payments/fixed-price'
import { fieldTypes } from '@ramiform/fields'
import { useMemo } from 'react'
import { askedAnswers } from './asked-answers.ts'
import styles from './Entry.module.css'
import type { EntryAnswersProps } from './EntryAnswers.tsx'
import { Folded, NotAsked } from './NotAsked.tsx'

/**
 * Answers so far of an unfinished entry. The entry does not say how far the visitor came, so an empty question is
 * *not answered yet*, and hidden ones are *not asked so far*.
 */
export function UnfinishedAnswers({ schema, isFilledVersion, submission }: EntryAnswersProps) {
  const { answers, groups } = useMemo(
    () => askedAnswers(schema, submission, isFilledVersion),
    [schema, submission, isFilledVersion],
  )
  // Unfinished entries never include payments and fixed prices, answered or not.
  const notStored = new Set(
    schema.fields
      .filter(
        (field) =>
          fixedPriceOf(field) !== undefined ||
          fieldTypeOf(fieldTypes, field.type)?.answerKind === 'payment',
      )
      .map(({ id }) => id),
  )
  const empty = answers.filter(({ fieldId, text }) => text === undefined && !notStored.has(fieldId))
  return (
    <>
      <dl className={styles.answers}>
        {answers.map(
          ({ fieldId, label, text }) =>
            text !== undefined && (
              <div key={fieldId}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {empty.length > 0 && (
        <Folded title={`Not answered yet (${empty.length})`} isCompact>
          <p className={styles.names}>{empty.map(({ label }) => label).join(', ')}</p>
        </Folded>
      )}
      <NotAsked groups={groups} title="Not asked so far" isCompact />
    </>
  )
}
