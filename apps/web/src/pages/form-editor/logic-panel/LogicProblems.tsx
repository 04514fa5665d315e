import type { RuleProblem } from '@ramiform/core/conditions/check-rules'
import type { Rule } from '@ramiform/core/conditions/condition'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { TextButton } from '../../../ui/TextButton.tsx'
import { consequence } from './consequence.ts'
import styles from './LogicPanel.module.css'

/** problems listed before the user expands the list */
const listedAtOnce = 8

/** Unfinished rules. Each entry opens its rule. They never prevent saving (spec section 5). */
export function LogicProblems({
  problems,
  rules,
  onShow,
}: {
  problems: readonly RuleProblem[]
  rules: readonly Rule[]
  onShow: (rule: number) => void
}) {
  const [all, setAll] = useState(false)
  const listed = all ? problems : problems.slice(0, listedAtOnce)
  const more = problems.length - listed.length
  return (
    <div className={styles.problems} role="status">
      <h3>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        Validation Errors:
      </h3>
      <ul>
        {listed.map(({ rule, code, message }) => (
          <li key={`${rule} ${code}`}>
            <span>{message}</span>
            <TextButton aria-label={`Show rule ${rule}`} onClick={() => onShow(rule)}>
              Show
            </TextButton>
          </li>
        ))}
      </ul>
      {more > 0 && <TextButton onClick={() => setAll(true)}>{`Show ${more} more`}</TextButton>}
      <p>{`You can save anyway. ${consequence(problems, rules)}`}</p>
    </div>
  )
}
