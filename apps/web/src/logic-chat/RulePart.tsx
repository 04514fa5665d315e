import type { UnderstoodRule } from '@ramiform/language/chat/understanding'
import { useMemo } from 'react'
import { ApplyRule } from './ApplyRule.tsx'
import { confidenceText } from './confidence-text.ts'
import styles from './LogicChat.module.css'
import { useLogicChat } from './logic-chat-context.tsx'
import type { Reply } from './message.ts'
import { namedFields } from './named-fields.ts'
import { RuleCode } from './RuleCode.tsx'
import { RuleTree } from './RuleTree.tsx'

interface RulePartProps {
  readonly rule: UnderstoodRule
  readonly reply: Reply
  /** index of the rule in the reply's `understood` list */
  readonly place: number
}

/** An understood rule as a sentence, a drawing and code, with the buttons that add it to the form. */
export function RulePart({ rule, reply, place }: RulePartProps) {
  const { form, fields } = useLogicChat()
  const named = useMemo(() => namedFields(rule, fields), [rule, fields])
  return (
    <>
      <h3>{rule.title}</h3>
      <p>{rule.description}</p>
      <RuleTree conditional={rule.conditional} fieldId={rule.fieldId} fields={named} />
      <p className={styles.note}>{confidenceText(rule.confidence)}</p>
      {rule.assumed.length > 0 && (
        <div className={styles.assumed}>
          <p>Assumed:</p>
          <ul>
            {rule.assumed.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {form !== null && <ApplyRule form={form} rule={rule} reply={reply} place={place} />}
      <RuleCode rule={rule} />
    </>
  )
}
