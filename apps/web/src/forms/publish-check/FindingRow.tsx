import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { rulesOf } from '@ramiform/core/conditions/condition'
import { asSimple } from '@ramiform/core/conditions/conditional-rules'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { withSectionsAsFields } from '@ramiform/core/conditions/parts-as-fields'
import { inWords, type RuleRef } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { alsoNeverShown } from '@ramiform/proving/also-never-shown'
import type { Fix } from '@ramiform/proving/apply-fix'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { IconCheck } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { Button } from '../../ui/Button.tsx'
import { fieldName } from '../field-name.ts'
import { nameById } from '../name-by-id.ts'
import { Phrases } from '../Phrases.tsx'
import styles from './PublishCheck.module.css'
import { showLabel } from './publish-check-words.ts'
import type { Row } from './rows.ts'
import { SeverityIcon } from './SeverityIcon.tsx'

const icon = { size: 18, stroke: 1.75, role: 'img' } as const

interface FindingRowProps {
  readonly row: Row
  readonly place: number
  readonly schema: FormSchema
  readonly fix: Fix | undefined
  readonly onShow: (finding: ListedFinding) => void
  readonly onSee?: ((finding: ListedFinding) => void) | undefined
  readonly onFix?: ((finding: ListedFinding, fix: Fix, place: number) => void) | undefined
  /** ref of the button to focus when the dialog opens: the first fix, or else the first Show */
  readonly first: RefObject<HTMLButtonElement | null>
}

/** A finding with its cause and its actions. */
export function FindingRow(props: FindingRowProps) {
  const { row, place, schema, fix, onShow, onSee, onFix, first } = props
  const { finding, fixed } = row
  const { fact, why, conflict, witness } = finding
  const name = inWords(fact)
  if (fixed !== null) {
    return (
      <li className={styles.fixed}>
        <IconCheck {...icon} className={styles.done} aria-label="Fixed" />
        <p>
          <span className={styles.fixedFact}>
            <Phrases phrases={fact} />
          </span>{' '}
          Fixed
        </p>
        {fixed.undo !== undefined && (
          <div className={styles.do}>
            <Button size="sm" variant="quiet" aria-label={`Undo: ${name}`} onClick={fixed.undo}>
              Undo
            </Button>
          </div>
        )}
      </li>
    )
  }
  const others = alsoNeverShown(finding, (id) => nameById(schema, id))
  const show = showLabel(finding)
  const isFixable = fix !== undefined && onFix !== undefined
  const takesFocus = (element: HTMLButtonElement | null) => {
    if (element !== null && place === 0) first.current ??= element
  }
  return (
    <li>
      <SeverityIcon severity={finding.severity} />
      <div className={styles.text}>
        <p>
          <Phrases phrases={fact} />
        </p>
        <p className={styles.why}>
          <Phrases phrases={why} />
        </p>
        {others !== null && <p className={styles.why}>{others}</p>}
      </div>
      <div className={styles.do}>
        <Button
          size="sm"
          variant="quiet"
          className={styles.show}
          aria-label={`${show}: ${name}`}
          ref={isFixable ? undefined : takesFocus}
          onClick={() => onShow(finding)}
        >
          {show}
        </Button>
        {witness !== undefined && onSee !== undefined && (
          <Button
            size="sm"
            variant="quiet"
            className={styles.show}
            aria-label={`See it: ${name}`}
            onClick={() => onSee(finding)}
          >
            See it
          </Button>
        )}
        {isFixable && (
          <Button
            size="sm"
            className={styles.fix}
            aria-describedby={undefined}
            ref={takesFocus}
            onClick={() => onFix(finding, fix, place)}
          >
            {fix.label}
          </Button>
        )}
      </div>
      {conflict !== undefined && conflict.length > 1 && (
        <Conflict rules={conflict} schema={schema} />
      )}
    </li>
  )
}

/** number of rules listed for a long loop */
const listedRules = 8

/** The rules that cause a problem together, such as those of a loop. */
function Conflict({ rules, schema }: { rules: readonly RuleRef[]; schema: FormSchema }) {
  return (
    <ul className={styles.conflict} data-loop={rules.length > 2 || undefined}>
      {rules.length === 2 && (
        <svg viewBox="0 0 20 60" aria-hidden="true">
          <path d="M1 14h10a4 4 0 0 1 4 4v5M15 37v5a4 4 0 0 1-4 4H1M12 27l6 6M18 27l-6 6" />
        </svg>
      )}
      {rules.slice(0, listedRules).map(({ fieldId, rule: number }) => {
        const field = withSectionsAsFields(withNamesInTexts(schema)).fields.find(
          ({ id }) => id === fieldId,
        )
        const rule = field?.conditional && rulesOf(field.conditional)[number - 1]
        if (field === undefined || rule === undefined) return null
        const phrases = describeConditional(asSimple(rule), schema)
        return (
          <li key={`${fieldId} ${number}`}>
            <span>
              <Phrases phrases={phrases} />
            </span>
            <small>{`${fieldName(field)}, rule ${number}`}</small>
          </li>
        )
      })}
      {rules.length > listedRules && <li>{`and ${rules.length - listedRules} more rules`}</li>}
    </ul>
  )
}
