import {
  comparesOf,
  isOperator,
  type OperatorName,
  operatorLabel,
  operators,
} from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Select } from '../../../ui/Select.tsx'
import { operatorChoices } from './operator-choices.ts'
import { RuleActions } from './RuleActions.tsx'
import styles from './Rules.module.css'
import type { RuleEdits, RulePart, RuleParts } from './rule-edits.ts'
import { SourcePicker } from './SourcePicker.tsx'
import { ValuePicker } from './ValuePicker.tsx'

interface RuleInputsProps {
  readonly ruleId: string
  readonly rule: RuleParts
  readonly number: number
  /** nesting of the group with the rule, from 1 */
  readonly depth: number
  /** field that the logic belongs to */
  readonly fieldId: string
  readonly source: Field | undefined
  /** field whose answer is the value */
  readonly other: Field | undefined
  readonly operators: readonly OperatorName[]
  readonly edits: RuleEdits
  readonly opened: number
  /** part of the rule to focus; null for the first missing part */
  readonly part: RulePart | null
  readonly onClose: () => void
  /** closes the rule as it was when it opened */
  readonly onCancel: () => void
}

/** Inputs of a rule that is edited: a card over the branch, as wide as the panel at every depth. */
export function RuleInputs(props: RuleInputsProps) {
  const { ruleId, rule, number, fieldId, source, edits, opened, part, onClose } = props
  const { store } = useEditor()
  const row = useRef<HTMLFieldSetElement>(null)
  const isNew = useRef(rule.fieldId === '')
  const name = isOperator(rule.condition) ? rule.condition : null
  const choices = operatorChoices(props.operators, source?.type, name)
  const option = (one: OperatorName) => ({
    value: one,
    label: operatorLabel(one, rule.value, source),
  })
  const needsValue = name === null || operators[name].needsValue
  const { valueFrom } = rule
  // The rule changes only once another question is chosen, so undo brings the value back in one step.
  const [asksOther, setAsksOther] = useState(false)
  const isOther = valueFrom !== undefined || asksOther
  const canBeOther = isOther || comparesOf(rule.condition) !== 'part'

  // Scrolls to the rule at each request, even when it is already open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `opened` changes with each request
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
    const wanted = part ?? firstMissing(rule)
    row.current?.querySelector<HTMLElement>(`[data-part="${wanted}"]`)?.focus()
  }, [opened])

  function leave(close: () => void) {
    const place = row.current?.closest('[data-rule]')
    const next = place?.closest('li')?.parentElement
    close()
    requestAnimationFrame(() => {
      const near = [place, next].find((one) => one?.isConnected)
      const goal = near?.querySelector('button') ?? startOfLogic()
      goal?.focus()
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement && event.target.dataset.part === 'value'
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isText)) return
    // An open list handles its own keys. React bubbles events from portals, so ignore events from outside the row.
    if (!(event.target instanceof Node) || !row.current?.contains(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    leave(event.key === 'Escape' ? props.onCancel : onClose)
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Element) || row.current?.contains(relatedTarget)) return
    // Lists of this row render in a portal, outside of the row's DOM.
    if (
      relatedTarget.closest(
        '[role=listbox], [role=menu], [role=dialog] [role=combobox], [data-open][role=presentation], [data-side]',
      )
    )
      return
    if (!relatedTarget.matches(':active')) return onClose()
    // Close the row after the click. Closing it now would move the pressed element away from the pointer.
    const close = () => setTimeout(() => row.current !== null && onClose())
    addEventListener('pointerup', close, { once: true })
  }

  return (
    <fieldset
      ref={row}
      className={styles.edit}
      data-depth={props.depth}
      style={{ marginLeft: -indent * props.depth }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <legend className="visually-hidden">{`Rule ${number}`}</legend>
      <div className={styles.editHead}>
        <span aria-hidden="true">{`Rule ${number}`}</span>
        <RuleActions ruleId={ruleId} number={number} edits={edits} />
      </div>
      <SourcePicker
        fieldId={fieldId}
        source={source}
        chosenId={rule.fieldId}
        startsOpen={isNew.current}
        onChange={(chosen) => {
          const { fields } = withHiddenFields(store.getState().draft.schema)
          edits.change(ruleId, withSource(props, fieldById(fields, chosen)))
        }}
      />
      <div className={styles.pair} data-wide={(needsValue && isOther) || undefined}>
        <Select
          label="Condition"
          data-part="condition"
          value={name ?? ''}
          placeholder="Choose a condition"
          options={choices.fitting.map(option)}
          groups={
            choices.others.length === 0
              ? []
              : [{ label: 'Others', options: choices.others.map(option) }]
          }
          onChange={(condition) =>
            edits.change(ruleId, {
              condition,
              // Without a value, a condition reads no other answer.
              ...(comparesOf(condition) === null && { valueFrom: undefined }),
            })
          }
        />
        {needsValue && !isOther && (
          <ValuePicker
            source={source}
            operator={name}
            value={rule.value}
            onChange={(value, control) => edits.change(ruleId, { value }, control)}
          />
        )}
        {needsValue && isOther && (
          <SourcePicker
            part="value"
            fieldId={fieldId}
            source={props.other}
            chosenId={valueFrom ?? ''}
            without={rule.fieldId}
            startsOpen={asksOther}
            onChange={(chosen) => {
              setAsksOther(false)
              edits.change(ruleId, { value: '', valueFrom: chosen })
            }}
          />
        )}
        {needsValue && canBeOther && (
          <Segmented
            label="Compare with"
            value={isOther ? 'answer' : 'value'}
            options={[
              { value: 'value', label: 'A value' },
              { value: 'answer', label: 'Another answer' },
            ]}
            onChange={(kind) => {
              setAsksOther(kind === 'answer')
              if (valueFrom !== undefined) edits.change(ruleId, { valueFrom: undefined })
            }}
          />
        )}
      </div>
      <div className={styles.editEnd}>
        <span>Esc goes back</span>
        <Button size="sm" onClick={() => leave(onClose)}>
          Done
        </Button>
      </div>
    </fieldset>
  )
}

/** indent of one level, in pixels, as in the style sheet */
const indent = 24

/** The rule with another source. The condition and the value stay where they fit it. */
function withSource(
  { rule, source: before, operators: offered }: RuleInputsProps,
  source: Field | undefined,
): Partial<RuleParts> {
  const { fitting } = operatorChoices(offered, source?.type, null)
  const [usual = rule.condition] = fitting
  const fits = fitting.some((one) => one === rule.condition)
  return {
    ...(source !== undefined && { fieldId: source.id }),
    ...(!fits && { condition: usual }),
    // An option of the old source is none of the new one.
    ...((before?.options !== undefined || source?.options !== undefined) && { value: '' }),
    ...(rule.valueFrom !== undefined && source?.id === rule.valueFrom && { valueFrom: '' }),
  }
}

/** Focus target after the last rule of a field is gone. */
const startOfLogic = () => document.querySelector<HTMLElement>('[data-first-use] button')

function firstMissing({ fieldId, value, valueFrom = value }: RuleParts): RulePart {
  if (fieldId === '') return 'fieldId'
  return valueFrom === '' ? 'value' : 'fieldId'
}
