import type { HeldSubmission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { momentText } from '../../../forms/dates.ts'
import styles from '../../../submissions/Entry.module.css'
import { EntryAnswers } from '../../../submissions/EntryAnswers.tsx'
import { focusNextRow } from '../../../submissions/focus-next-row.ts'
import { Button } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { reasonInWords } from './held-words.ts'

export interface HeldRowProps {
  readonly held: HeldSubmission
  /** schema of the form version that was filled in */
  readonly schema: FormSchema
  /** false while another version stands in for it */
  readonly isFilledVersion: boolean
  readonly onRelease: (held: HeldSubmission) => void
  readonly onDelete: (held: HeldSubmission) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** A held submission: sender, time, reason and all answers. */
export const HeldRow = memo(function HeldRow({
  held,
  schema,
  isFilledVersion,
  onRelease,
  onDelete,
}: HeldRowProps) {
  const { submitterEmail = 'Anonymous', submittedAt } = held
  const which = <VisuallyHidden> what {submitterEmail} sent</VisuallyHidden>
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b>{submitterEmail}</b>
        <time dateTime={submittedAt}>{momentText(new Date(submittedAt), new Date())}</time>
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="sm"
            icon={<IconCheck {...icon} />}
            onClick={(event) => {
              focusNextRow(event.currentTarget)
              onRelease(held)
            }}
          >
            Release{which}
          </Button>
          <Button
            variant="quiet-danger"
            size="sm"
            icon={<IconTrash {...icon} />}
            onClick={(event) => {
              focusNextRow(event.currentTarget)
              onDelete(held)
            }}
          >
            Delete{which}
          </Button>
        </div>
      </div>
      <p className={styles.reason}>{reasonInWords(held)}</p>
      <EntryAnswers schema={schema} isFilledVersion={isFilledVersion} submission={held} />
    </li>
  )
})
