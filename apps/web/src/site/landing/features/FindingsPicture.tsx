import { fieldTypes } from '@ramiform/fields'
import { fixesOf } from '@ramiform/proving/fixes'
import { listFindings } from '@ramiform/proving/listed-finding'
import { prove } from '@ramiform/proving/prove'
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react'
import { Phrases } from '../../../forms/Phrases.tsx'
import { course } from './example-course.ts'
import styles from './pictures.module.css'
import { Window } from './Window.tsx'

const context = { fieldTypes, patterns: null }

/** What the prover finds in the example when the page is built. */
export function FindingsPicture() {
  const findings = listFindings(course, prove(course, context).findings, context)
  return (
    <Window bar={<b>{findings.length} problems</b>}>
      {findings.map((finding) => {
        const [fix] = fixesOf(course, finding, context)
        return (
          <div key={finding.message} className={styles.finding} data-severity={finding.severity}>
            {finding.severity === 'error' ? (
              <IconCircleX size={18} stroke={1.75} />
            ) : (
              <IconAlertTriangle size={18} stroke={1.75} />
            )}
            <div>
              <p>
                <Phrases phrases={finding.fact} /> <Phrases phrases={finding.why} />
              </p>
              <div className={styles.actions}>
                {fix !== undefined && <span>{fix.label}</span>}
                <span>Show</span>
              </div>
            </div>
          </div>
        )
      })}
    </Window>
  )
}
