import type { Submission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { useMemo } from 'react'
import { askedAnswers } from './asked-answers.ts'
import styles from './Entry.module.css'
import { NotAsked } from './NotAsked.tsx'

export interface EntryAnswersProps {
  /** schema of the form version that was filled in */
  readonly schema: FormSchema
  /** false while another version stands in for it */
  readonly isFilledVersion: boolean
  readonly submission: Pick<Submission, 'data'>
}

/** Answers of a held or deleted submission, with skipped questions and those that were not asked. */
export function EntryAnswers({ schema, isFilledVersion, submission }: EntryAnswersProps) {
  const { answers, groups } = useMemo(
    () => askedAnswers(schema, submission, isFilledVersion),
    [schema, submission, isFilledVersion],
  )
  return (
    <>
      <dl className={styles.answers}>
        {answers.map(({ fieldId, label, text }) => (
          <div key={fieldId}>
            <dt>{label}</dt>
            <dd className={text === undefined ? styles.none : undefined}>
              {text ?? 'No response'}
            </dd>
          </div>
        ))}
      </dl>
      <NotAsked groups={groups} isCompact />
    </>
  )
}
