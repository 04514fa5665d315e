import { inWords } from '@ramiform/core/findings/finding'
import { findingKey } from '@ramiform/proving/finding-key'
import { SeverityIcon } from '../../../forms/publish-check/SeverityIcon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useFindingsOf, useProvedFixes } from '../findings/use-findings.ts'
import { useFix } from '../findings/use-fix.ts'
import styles from './Flow.module.css'

/** Findings of the selected field, each with its first fix. */
export function FlowFindings({ fieldId }: { fieldId: string }) {
  const findings = useFindingsOf(fieldId)
  const fixes = useProvedFixes(findings.length > 0)
  const fix = useFix()
  if (findings.length === 0) return null
  return (
    <ul className={styles.findings} aria-label="Problems">
      {findings.map((finding) => {
        const key = findingKey(finding)
        const [first] = fixes.get(key) ?? []
        return (
          <li key={key}>
            <SeverityIcon severity={finding.severity} size={16} />
            <span>
              <b>{inWords(finding.fact)}</b>
              <span className={styles.why}> {inWords(finding.why)}</span>
            </span>
            {first !== undefined && (
              <Button size="sm" onClick={() => fix(finding, first)}>
                {first.label}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
