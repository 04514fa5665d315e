import type { Submission } from '@ramiform/contract/calls'
import { momentText } from '../../../forms/dates.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Who.module.css'

/** Sender and time of a submission. */
export function Who({
  submission: { submitterEmail, submittedAt },
  className,
}: {
  submission: Submission
  className?: string | undefined
}) {
  return (
    <div className={classNames(styles.who, className)}>
      <b className={submitterEmail === undefined ? styles.anonymous : undefined}>
        {submitterEmail ?? 'Anonymous'}
      </b>
      <time dateTime={submittedAt}>{momentText(new Date(submittedAt), new Date())}</time>
    </div>
  )
}
