import { inWords } from '@ramiform/core/findings/finding'
import { findingKey } from '@ramiform/proving/finding-key'
import { useEditor } from '../../../editing/editor-context.tsx'
import { SeverityIcon } from '../../../forms/publish-check/SeverityIcon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './findings.module.css'
import { useFindingsOf } from './use-findings.ts'

/** Badge at the top right of a card with the field's first problem. A click opens the finding. */
export function FindingMark({ fieldId }: { fieldId: string }) {
  const { screen } = useEditor()
  const [first, ...others] = useFindingsOf(fieldId)
  if (first === undefined) return null
  const words = `${first.mark}${others.length > 0 ? ` +${others.length}` : ''}`
  return (
    <button
      type="button"
      className={classNames(styles.mark, styles[first.severity])}
      aria-label={`${words}. ${inWords(first.fact)} ${inWords(first.why)}`}
      aria-haspopup="dialog"
      data-finding={first.code}
      onClick={() => screen.showFinding({ fieldId, key: findingKey(first) })}
    >
      <SeverityIcon severity={first.severity} size={14} />
      {words}
    </button>
  )
}
