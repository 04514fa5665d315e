import type { Submission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import styles from './Entry.module.css'
import { shownAnswers } from './shown-answers.ts'

/** What was answered, of something that is no submission: under the labels it was filled in with. */
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
