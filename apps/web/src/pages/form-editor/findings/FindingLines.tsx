import { ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import { inWords } from '@ramiform/core/findings/finding'
import { findingKey } from '@ramiform/proving/finding-key'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useSidePanel } from '../../../editing/use-side-panel.ts'
import { SeverityIcon } from '../../../forms/publish-check/SeverityIcon.tsx'
import styles from './FindingLines.module.css'
import { useFindingsOf } from './use-findings.ts'

/** codes that the rule check lists under *Validation Errors:*, in its own words */
const ofRuleCheck: ReadonlySet<string> = new Set(['no_field', 'no_condition', 'no_value', 'cycle'])

/** The findings of one field as lines beside its logic. Each opens the list. */
export function FindingLines({ fieldId }: { fieldId: string }) {
  const { screen } = useEditor()
  const { findings: openList } = useSidePanel()
  const findings = useFindingsOf(fieldId).filter(
    // Those about its requirement and its options are beside that logic.
    (one) => !ofRuleCheck.has(one.code) && isAbout(one, fieldId),
  )
  if (findings.length === 0) return null
  return (
    <ul className={styles.lines} aria-label="Problems">
      {findings.map((finding) => {
        const key = findingKey(finding)
        return (
          <li key={key}>
            <SeverityIcon severity={finding.severity} size={16} />
            <button
              type="button"
              onClick={() => {
                // The logic of an ending is in the settings.
                screen.close()
                openList()
                screen.showFinding({ fieldId, key })
              }}
            >
              {inWords(finding.fact)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** False for a finding about the requirement or an option of the field. */
const isAbout = ({ fieldId: id = '' }: { fieldId?: string }, fieldId: string) =>
  id === fieldId || ownerOfLogic(id) !== fieldId
