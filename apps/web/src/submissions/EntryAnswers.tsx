import type { Submission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import styles from './Entry.module.css'
import { shownAnswers } from './shown-answers.ts'

/** Answers of a held or unfinished entry, under the labels of the form version that was filled in. */
export function EntryAnswers({
  schema,
  submission,
}: {
  schema: FormSchema
  submission: Pick<Submission, 'data'>
}) {
  return (
    <dl className={styles.answers}>
      {shownAnswers(schema, submission).map(
        ({ fieldId, label, text }) =>
          text !== undefined && (
            <div key={fieldId}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
