import type { Rule } from '@ramiform/core/conditions/condition'
import { isOperator, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { IconX } from '@tabler/icons-react'
import { fieldName } from '../../../forms/field-name.ts'
import styles from './LogicPanel.module.css'
import type { RulePart } from './rule-edits.ts'
import { valueProblem } from './value-kind.ts'

/** Rule as a sentence. A click on one of its words opens the inputs. */
export function RuleSentence({
  rule,
  number,
  source,
  onOpen,
  onRemove,
}: {
  rule: Pick<Rule, RulePart>
  number: number
  source: Field | undefined
  onOpen: (part: RulePart) => void
  onRemove: () => void
}) {
  const name = isOperator(rule.condition) ? rule.condition : null
  const operator = name === null ? undefined : operators[name]
  const problem = valueProblem(source, name, rule.value)
  const word = (part: RulePart, text: string | null, className: string | undefined) => (
    <button
      type="button"
      className={text === null ? styles.missing : className}
      onClick={() => onOpen(part)}
    >
      {text ?? missing[part]}
    </button>
  )
  return (
    <div className={styles.rule}>
      {word('fieldId', source === undefined ? null : fieldName(source), styles.source)}
      {word('condition', operator?.label ?? null, styles.operator)}
      {operator?.needsValue !== false &&
        word('value', rule.value || null, problem === null ? styles.value : styles.oddValue)}
      {problem !== null && operator?.needsValue !== false && (
        <span className={styles.note}>{problem}</span>
      )}
      <button
        type="button"
        className={styles.cross}
        aria-label={`Remove rule ${number}`}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}

const missing: Readonly<Record<RulePart, string>> = {
  fieldId: 'choose a field',
  condition: 'choose a condition',
  value: 'choose a value',
}
