import type { Phrase } from '@ramiform/core/conditions/describe'
import { inWords } from '@ramiform/core/findings/finding'
import { alsoNeverShown } from '@ramiform/proving/also-never-shown'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { nameById } from '../../../forms/name-by-id.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import { SeverityIcon } from '../../../forms/publish-check/SeverityIcon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Conflict } from './Conflict.tsx'
import styles from './FindingEntry.module.css'
import { IgnoreForm } from './IgnoreForm.tsx'
import { SeeIt } from './SeeIt.tsx'
import { useProvedFixes } from './use-findings.ts'
import { useFix } from './use-fix.ts'
import { useSeeIt } from './use-see-it.ts'
import { useShowFinding } from './use-show-finding.ts'

/** fixes offered beside each other */
const mostFixes = 2

/** One finding: the fact, the reason, the conflict, and what can be done. */
export function FindingEntry({ finding }: { finding: ListedFinding }) {
  const schema = useEditorState(({ draft }) => draft.schema)
  const fixes = useProvedFixes().get(findingKey(finding))
  const [isIgnoring, setIgnoring] = useState(false)
  const show = useShowFinding()
  const seeIt = useSeeIt()
  const fix = useFix()
  const { severity, fact, why, conflict = [], witness, fieldId, code } = finding
  const others = alsoNeverShown(finding, (id) => nameById(schema, id))
  const see = witness && (() => seeIt(witness, fieldId))
  const isDrawn = conflict.length > 1 && drawn.has(code)
  return (
    <div className={styles.entry}>
      <SeverityIcon severity={severity} size={16} />
      <h3>
        <button type="button" data-title onClick={see ?? (() => show(finding))}>
          {withoutStop(inWords(fact))}
        </button>
        {severity !== 'error' && (
          <IconButton
            size="sm"
            className={styles.ignore ?? ''}
            label={severity === 'hint' ? 'Ignore this hint' : 'Ignore this warning'}
            icon={<IconEyeOff size={16} stroke={1.75} aria-hidden />}
            aria-expanded={isIgnoring}
            onClick={() => setIgnoring(!isIgnoring)}
          />
        )}
      </h3>
      {why.length > 0 && (
        <p className={styles.why}>
          <Phrases phrases={why as readonly Phrase[]} />
        </p>
      )}
      {others !== null && <p className={styles.why}>{others}</p>}
      {isDrawn && <Conflict conflict={conflict} schema={schema} fieldId={fieldId} />}
      {isIgnoring ? (
        <IgnoreForm finding={finding} onDone={() => setIgnoring(false)} />
      ) : (
        <div className={styles.do}>
          {witness !== undefined && see !== undefined && (
            <SeeIt witness={witness} schema={schema} onSee={see} />
          )}
          {fixes?.slice(0, mostFixes).map((one) => (
            <Button key={one.label} size="sm" onClick={() => fix(finding, one)}>
              {one.label}
            </Button>
          ))}
          <Button size="sm" variant="quiet" onClick={() => show(finding)}>
            {showLabel(finding)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** codes whose conflict says more as a drawing */
const drawn: ReadonlySet<string> = new Set(['never_shown', 'contradiction', 'cycle'])

function showLabel({ fieldId, setting, rules }: ListedFinding): string {
  if (fieldId === undefined) return 'Add a question'
  if (setting !== undefined) return 'Open the settings'
  if (rules.length === 0) return 'Show'
  return rules.length === 1 ? 'Open the rule' : 'Open the rules'
}

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')
