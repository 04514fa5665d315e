import type { FormSchema } from '@ramiform/core/form'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { Phrases } from '../../forms/Phrases.tsx'
import { SeverityIcon } from '../../forms/publish-check/SeverityIcon.tsx'
import styles from './FormPrint.module.css'

/** Result of the logic check. Ignored findings stand with their reason, since an approver should know them. */
export function PrintedFindings({
  findings,
  schema,
}: {
  /** null when the check failed; undefined while it runs */
  findings: readonly ListedFinding[] | null | undefined
  schema: FormSchema
}) {
  const reasons = new Map(
    schema.settings.ignoredFindings?.map((ignored) => [findingKey(ignored), ignored.reason]),
  )
  const numbers = new Map(schema.fields.map(({ id }, index) => [id, index + 1]))
  return (
    <section className={styles.findings} aria-busy={findings === undefined}>
      <h2>Logic check</h2>
      {findings === undefined && <p role="status">Checking...</p>}
      {findings === null && <p role="status">The check stopped.</p>}
      {findings?.length === 0 && <p role="status">No problems in the logic</p>}
      {findings != null && findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={findingKey(finding)}>
              <SeverityIcon severity={finding.severity} size={16} />
              <span>
                {finding.fieldId !== undefined && `${numbers.get(finding.fieldId)}. `}
                <b>
                  <Phrases phrases={finding.fact} />
                </b>{' '}
                <Phrases phrases={finding.why} />
                {reasons.has(findingKey(finding)) && (
                  <small>{` Ignored: ${reasons.get(findingKey(finding))}`}</small>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
