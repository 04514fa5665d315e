import type { Rule } from '@ramiform/core/conditions/condition'
import { isOperator, type OperatorName, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Select } from '../../../ui/Select.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import styles from './LogicPanel.module.css'
import { operatorChoices } from './operator-choices.ts'
import type { RuleEdits, RulePart } from './rule-edits.ts'
import { SourcePicker } from './SourcePicker.tsx'
import { ValuePicker } from './ValuePicker.tsx'

interface RuleInputsProps {
  readonly ruleId: string
  readonly rule: Pick<Rule, RulePart>
  readonly number: number
  /** field that the logic belongs to */
  readonly fieldId: string
  readonly source: Field | undefined
  readonly operators: readonly OperatorName[]
  readonly edits: RuleEdits
  readonly opened: number
  /** part of the rule to focus; null for the first missing part */
  readonly part: RulePart | null
  readonly onClose: () => void
}

/** Inputs of a rule being edited. */
export function RuleInputs(props: RuleInputsProps) {
  const { ruleId, rule, number, fieldId, source, edits, opened, part, onClose } = props
  const row = useRef<HTMLFieldSetElement>(null)
  const name = isOperator(rule.condition) ? rule.condition : null
  const choices = operatorChoices(props.operators, source?.type, name)
  const option = (one: OperatorName) => ({ value: one, label: operators[one].label })

  // Scrolls to the rule at each request, even when it is already open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `opened` changes with each request
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
    const wanted = part ?? firstMissing(rule)
    row.current?.querySelector<HTMLElement>(`[data-part="${wanted}"]`)?.focus()
  }, [opened])

  function onKeyDown(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement && event.target.dataset.part === 'value'
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isText)) return
    // An open list handles its own keys. React bubbles events from portals, so ignore events from outside the row.
    if (!(event.target instanceof Node) || !row.current?.contains(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    const place = row.current.closest('[data-rule]')
    onClose()
    requestAnimationFrame(() => place?.querySelector('button')?.focus())
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Element) || row.current?.contains(relatedTarget)) return
    // Lists of this row render in a portal, outside of the row's DOM.
    if (
      relatedTarget.closest(
        '[role=listbox], [role=dialog] [role=combobox], [data-open][role=presentation], [data-side]',
      )
    )
      return
    if (!relatedTarget.matches(':active')) return onClose()
    // Close the row after the click. Closing it now would move the pressed element away from the pointer.
    const close = () => setTimeout(() => row.current !== null && onClose())
    addEventListener('pointerup', close, { once: true })
  }

  return (
    <fieldset ref={row} className={styles.edit} onKeyDown={onKeyDown} onBlur={onBlur}>
      <legend className="visually-hidden">{`Rule ${number}`}</legend>
      <SourcePicker
        fieldId={fieldId}
        source={source}
        chosenId={rule.fieldId}
        onChange={(chosen) =>
          // Clear the value: an option of the old source does not apply to the new one.
          edits.change(
            ruleId,
            source?.options === undefined ? { fieldId: chosen } : { fieldId: chosen, value: '' },
          )
        }
      />
      <Select
        compact
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
        onChange={(condition) => edits.change(ruleId, { condition })}
      />
      <button
        type="button"
        className={styles.cross}
        aria-label={`Remove rule ${number}`}
        onClick={() => edits.remove(ruleId)}
      >
        <IconTrash size={16} stroke={1.75} aria-hidden />
      </button>
      {(name === null || operators[name].needsValue) && (
        <ValuePicker
          source={source}
          operator={name}
          value={rule.value}
          onChange={(value, control) => edits.change(ruleId, { value }, control)}
        />
      )}
      {edits.among && (
        <p className={styles.ruleActions}>
          <TextButton onClick={() => edits.among?.duplicate(ruleId)}>Duplicate</TextButton>
          <TextButton onClick={() => edits.among?.wrap(ruleId)}>Wrap in group</TextButton>
          <span className={styles.steps}>
            <button
              type="button"
              aria-label="Move up"
              onClick={() => edits.among?.step(ruleId, 'up')}
            >
              <IconArrowUp size={14} stroke={1.75} aria-hidden />
            </button>
            <button
              type="button"
              aria-label="Move down"
              onClick={() => edits.among?.step(ruleId, 'down')}
            >
              <IconArrowDown size={14} stroke={1.75} aria-hidden />
            </button>
          </span>
        </p>
      )}
    </fieldset>
  )
}

function firstMissing({ fieldId, value }: Pick<Rule, RulePart>): RulePart {
  if (fieldId === '') return 'fieldId'
  return value === '' ? 'value' : 'fieldId'
}
