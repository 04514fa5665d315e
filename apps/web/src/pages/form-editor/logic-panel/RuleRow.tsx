import type { OperatorName } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { type KeyboardEvent, memo, useRef } from 'react'
import { directionOf, isPlainArrow, stepFocus } from './move-keys.ts'
import type { OnOpenRule } from './open-rule.ts'
import { RuleInputs } from './RuleInputs.tsx'
import { RuleSentence } from './RuleSentence.tsx'
import type { RuleEdits, RulePart, RuleParts } from './rule-edits.ts'

interface RuleRowProps {
  readonly ruleId: string
  readonly rule: RuleParts
  /** number in messages such as `Rule 5: No value specified` */
  readonly number: number
  /** nesting of the group with the rule, from 1 */
  readonly depth: number
  /** field that the logic belongs to */
  readonly fieldId: string
  /** field that the rule reads; undefined if it does not exist */
  readonly source: Field | undefined
  /** field whose answer is the value; undefined for a value, and if it does not exist */
  readonly other: Field | undefined
  readonly operators: readonly OperatorName[]
  readonly edits: RuleEdits
  /** time of the last open request, in milliseconds; null while the rule is shown as a sentence */
  readonly opened: number | null
  readonly onOpen: OnOpenRule
  /** closes the open rule as it was when it opened */
  readonly onCancel: () => void
}

/** One rule: a sentence, or inputs while it is edited. It rerenders only when its own data changes. */
export const RuleRow = memo(function RuleRow(props: RuleRowProps) {
  const { ruleId, rule, number, source, edits, opened, onOpen } = props
  const part = useRef<RulePart | null>(null)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (opened === null && isPlainArrow(event)) return stepFocus(event)
    const direction = directionOf(event)
    if (direction === null || edits.among === undefined) return
    event.preventDefault()
    event.stopPropagation()
    edits.among.step(ruleId, direction)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble from its controls
    <div data-rule={number} data-row={ruleId} onKeyDown={onKeyDown}>
      {opened === null ? (
        <RuleSentence
          rule={rule}
          number={number}
          source={source}
          other={props.other}
          onOpen={(chosen) => {
            part.current = chosen
            onOpen(ruleId)
          }}
          onRemove={() => edits.remove(ruleId)}
        />
      ) : (
        <RuleInputs
          {...props}
          opened={opened}
          part={part.current}
          onClose={() => {
            part.current = null
            onOpen(null)
          }}
          onCancel={() => {
            part.current = null
            props.onCancel()
          }}
        />
      )}
    </div>
  )
})
