import type { FormSchema } from '@ramiform/core/form'
import { alsoNeverShown } from '@ramiform/proving/also-never-shown'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { nameById } from '../../forms/name-by-id.ts'
import { Phrases } from '../../forms/Phrases.tsx'
import { SeverityIcon } from '../../forms/publish-check/SeverityIcon.tsx'
import styles from './FormPrint.module.css'

/** Screens draw the rules of these findings. On paper the sentence names them. */
const conflictCodes: ReadonlySet<string> = new Set(['never_shown', 'contradiction'])

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
  // Sections and endings have no number.
  const numbers = new Map<string | undefined, number>(
    schema.fields.map(({ id }, index) => [id, index + 1]),
  )
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
                {numbers.has(finding.fieldId) && `${numbers.get(finding.fieldId)}. `}
                {conflictCodes.has(finding.code) ? (
                  <b>{finding.message}</b>
                ) : (
                  <>
                    <b>
                      <Phrases phrases={finding.fact} />
                    </b>{' '}
                    <Phrases phrases={finding.why} />
                  </>
                )}
                {` ${alsoNeverShown(finding, (id) => nameById(schema, id)) ?? ''}`.trimEnd()}
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
