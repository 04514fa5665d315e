import type { Rule } from '@ramiform/core/conditions/condition'
import { isOperator, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { IconX } from '@tabler/icons-react'
import { fieldName } from '../../../forms/field-name.ts'
import styles from './Rules.module.css'
import type { RulePart } from './rule-edits.ts'
import { valueProblem } from './value-kind.ts'

/** Rule as a sentence on one button. A click on a word opens the rule with that control in focus. */
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
  /** null: the first part that is missing */
  onOpen: (part: RulePart | null) => void
  onRemove: () => void
}) {
  const name = isOperator(rule.condition) ? rule.condition : null
  const operator = name === null ? undefined : operators[name]
  const problem = valueProblem(source, name, rule.value)
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
        {word('condition', operator?.label ?? null, styles.operator)}
        {operator?.needsValue !== false && (
          <>
            {' '}
            {word('value', rule.value || null, problem === null ? styles.value : styles.oddValue)}
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
