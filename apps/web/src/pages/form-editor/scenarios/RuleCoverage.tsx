import type { FormSchema } from '@ramiform/core/form'
import { nameIn } from '@ramiform/proving/scenarios/difference-words'
import { isCovered, type RulePlace } from '@ramiform/proving/scenarios/rule-coverage'
import { useId, useState } from 'react'
import { coverageInWords } from '../../../forms/scenarios/scenario-words.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import styles from './ScenarioList.module.css'
import type { Uncovered } from './scenarios-store.ts'
import type { Ran } from './use-results.ts'

/** Rules drawn as single buds; more are one bar. */
const mostBuds = 96

/** Rules that the scenarios make both true and false, one bud each. */
export function RuleCoverage({
  schema,
  rules,
  ran,
  uncovered,
}: {
  schema: FormSchema
  rules: readonly RulePlace[]
  ran: readonly Ran[]
  uncovered: Uncovered | null
}) {
  const [isListed, setListed] = useState(false)
  const listId = useId()
  const outcomes = new Set(ran.flatMap((one) => [...one.outcomes]))
  const open = rules.filter((rule) => !isCovered(rule, outcomes))
  const isOpen = new Set(open)
  const words = coverageInWords(rules.length - open.length, rules.length)
  const reasonOf = ({ fieldId, rule }: RulePlace) =>
    uncovered?.fields !== schema.fields
      ? undefined
      : uncovered.rules.find((one) => one.fieldId === fieldId && one.rule === rule)?.reason
  return (
    <section className={styles.coverage} aria-label="Covered rules">
      <p>
        <b>{`${words}: `}</b>
        {open.length === 0
          ? 'each is true in one scenario and false in another.'
          : 'each is true in one scenario and false in another. '}
        {open.length > 0 && (
          <TextButton
            aria-expanded={isListed}
            aria-controls={listId}
            onClick={() => setListed(!isListed)}
          >
            {isListed ? 'Hide' : `See the other ${open.length === 1 ? 'one' : open.length}`}
          </TextButton>
        )}
      </p>
      {rules.length <= mostBuds ? (
        <div className={styles.buds} role="img" aria-label={words}>
          {rules.map((rule, at) => (
            <i
              key={`${rule.fieldId} ${rule.rule}`}
              data-open={isOpen.has(rule) || undefined}
              style={{ animationDelay: `${Math.min(at, 48) * 20}ms` }}
            />
          ))}
        </div>
      ) : (
        <div className={styles.bar} role="img" aria-label={words}>
          <i style={{ width: `${(100 * (rules.length - open.length)) / rules.length}%` }} />
        </div>
      )}
      <ul id={listId} hidden={!isListed} className={styles.open}>
        {isListed &&
          open.map((rule) => (
            <li key={`${rule.fieldId} ${rule.rule}`}>
              <b>{`Rule ${rule.rule} of ${nameIn(schema, rule.fieldId)}`}</b>
              {` ${reasons[reasonOf(rule) ?? 'open']}`}
            </li>
          ))}
      </ul>
    </section>
  )
}

const reasons = {
  never_decides: 'never decides anything.',
  undecided: 'compares answers that could not be worked out, such as those of a pattern.',
  open: 'has no scenario yet. Generate adds one.',
} as const
