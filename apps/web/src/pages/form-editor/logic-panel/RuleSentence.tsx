import { isOperator, operatorLabel, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { IconX } from '@tabler/icons-react'
import { fieldName } from '../../../forms/field-name.ts'
import styles from './Rules.module.css'
import type { RulePart, RuleParts } from './rule-edits.ts'
import { valueProblem } from './value-kind.ts'

/** Rule as a sentence on one button. A click on a word opens the rule with that control in focus. */
export function RuleSentence({
  rule,
  number,
  source,
  other,
  onOpen,
  onRemove,
}: {
  rule: RuleParts
  number: number
  source: Field | undefined
  /** field whose answer is the value */
  other: Field | undefined
  /** null: the first part that is missing */
  onOpen: (part: RulePart | null) => void
  onRemove: () => void
}) {
  const name = isOperator(rule.condition) ? rule.condition : null
  const operator = name === null ? undefined : operators[name]
  const isOther = rule.valueFrom !== undefined
  const problem = isOther ? null : valueProblem(source, name, rule.value)
  const word = (part: RulePart, text: string | null, className: string | undefined) => (
    <span data-word={part} className={text === null ? styles.missing : className}>
      {text ?? missing[part]}
    </span>
  )
  return (
    <div className={styles.rule}>
      <button
        type="button"
        className={styles.sentence}
        onClick={({ target }) => onOpen(target instanceof Element ? partAt(target) : null)}
      >
        {word('fieldId', source === undefined ? null : fieldName(source), styles.source)}{' '}
        {word('condition', name && operatorLabel(name, rule.value, source), styles.operator)}
        {operator?.needsValue !== false && (
          <>
            {' '}
            {isOther
              ? word('value', other === undefined ? null : fieldName(other), styles.source)
              : word(
                  'value',
                  rule.value || null,
                  problem === null ? styles.value : styles.oddValue,
                )}
          </>
        )}
        {problem !== null && operator?.needsValue !== false && (
          <span className={styles.note}>{problem}</span>
        )}
      </button>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
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

function partAt(word: Element): RulePart | null {
  const part = word.closest<HTMLElement>('[data-word]')?.dataset.word
  return part === 'fieldId' || part === 'condition' || part === 'value' ? part : null
}
