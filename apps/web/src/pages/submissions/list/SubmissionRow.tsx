import type { Submission } from '@ramiform/contract/calls'
import type { Form, FormSchema } from '@ramiform/core/form'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { memo, type RefObject, useId } from 'react'
import { rowAnswers, shownAnswers } from '../../../submissions/shown-answers.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { RowSelection } from '../../../ui/use-row-selection.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { CompleteSubmission } from '../details/CompleteSubmission.tsx'
import { Who } from '../details/Who.tsx'
import styles from './SubmissionRow.module.css'

export interface SubmissionRowProps {
  readonly submission: Submission
  /** schema of the form version that was filled in */
  readonly schema: FormSchema
  readonly form: Form
  readonly isOpen: boolean
  readonly isSelected: boolean
  /** true for the one row in the tab order; arrow keys reach the others */
  readonly isOnTabsWay: boolean
  readonly onOpen: (id: string, open: boolean) => void
  readonly onFocus: (id: string) => void
  readonly onSelect: RowSelection['set']
  readonly onDelete: RefObject<(id: string) => void>
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/**
 * A submission with sender, time and first answers. Expanded, it shows all answers under the labels that were filled
 * in.
 */
export const SubmissionRow = memo(function SubmissionRow({
  submission,
  schema,
  form,
  isOpen,
  isSelected,
  isOnTabsWay,
  onOpen,
  onFocus,
  onSelect,
  onDelete,
}: SubmissionRowProps) {
  const details = useId()
  const { id, submitterEmail = 'Anonymous' } = submission
  return (
    <div className={classNames(styles.row, isOpen && styles.open, isSelected && styles.selected)}>
      <div className={styles.line}>
        <Checkbox
          className={styles.select}
          checked={isSelected}
          tabIndex={isOnTabsWay ? 0 : -1}
          onChange={(checked, { shift }) => onSelect(id, checked, shift)}
        >
          <VisuallyHidden>Select the submission of {submitterEmail}</VisuallyHidden>
        </Checkbox>
        <Who submission={submission} className={styles.who} />
        {!isOpen && <FirstAnswers schema={schema} submission={submission} />}
        <Button
          className={styles.toggle}
          variant="quiet"
          size="sm"
          data-row-toggle
          tabIndex={isOnTabsWay ? 0 : -1}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          aria-keyshortcuts="Delete x"
          onFocus={() => onFocus(id)}
          onClick={() => onOpen(id, !isOpen)}
          iconEnd={isOpen ? <IconChevronUp {...icon} /> : <IconChevronDown {...icon} />}
        >
          <span>
            {isOpen ? 'Hide Details' : 'View Details'}
            <VisuallyHidden> of {submitterEmail}</VisuallyHidden>
          </span>
        </Button>
      </div>
      {isOpen && (
        <CompleteSubmission
          id={details}
          submission={submission}
          schema={schema}
          form={form}
          className={styles.full}
          onDelete={() => onDelete.current(id)}
        />
      )}
    </div>
  )
})

function FirstAnswers({ schema, submission }: Pick<SubmissionRowProps, 'schema' | 'submission'>) {
  const { first, more } = rowAnswers(shownAnswers(schema, submission))
  return (
    <>
      <dl className={styles.first}>
        {first.map(({ fieldId, label, text }) => (
          <div key={fieldId}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && <span className={styles.more}>+{more} more fields</span>}
    </>
  )
}
