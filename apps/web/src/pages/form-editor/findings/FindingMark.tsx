import { type FindingCode, inWords } from '@ramiform/core/findings/finding'
import { SeverityIcon } from '../../../forms/publish-check/FindingRow.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import styles from './findings.module.css'
import { useFindingsOf } from './use-findings.ts'
import { useShowFinding } from './use-show-finding.ts'

const marks: Readonly<Record<FindingCode, string>> = {
  no_questions: 'No questions',
  no_label: 'No label',
  cannot_be_sent: 'Can’t be sent',
  cannot_be_answered: 'Can’t be answered',
  payments_off: 'Payments off',
  payments_test: 'Test payments',
  no_field: 'Unfinished rule',
  source_missing: 'Question deleted',
  no_condition: 'Unfinished rule',
  no_value: 'Unfinished rule',
  cycle: 'Loop',
  value_not_offered: 'Not an option',
  value_out_of_range: 'Out of range',
  kind_mismatch: 'Can’t be compared',
  later_source: 'Asked later',
}

/** Badge at the top right of a card with the field's first problem. A click opens the place to fix it. */
export function FindingMark({ fieldId }: { fieldId: string }) {
  const [first, ...others] = useFindingsOf(fieldId)
  const show = useShowFinding()
  if (first === undefined) return null
  const words = `${marks[first.code]}${others.length > 0 ? ` +${others.length}` : ''}`
  const sentence = `${inWords(first.fact)} ${inWords(first.why)}`
  return (
    <Tooltip label={sentence}>
      <button
        type="button"
        className={classNames(styles.mark, styles[first.severity])}
        aria-label={`${words}. ${sentence}`}
        data-finding={first.code}
        onClick={() => show(first, fieldId)}
      >
        <SeverityIcon severity={first.severity} size={14} />
        {words}
      </button>
    </Tooltip>
  )
}
