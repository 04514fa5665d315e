import type { Rule } from '@ramiform/core/conditions/condition'
import { isOperator, type OperatorName, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { IconTrash, IconX } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PlainSelect } from '../../../ui/PlainSelect.tsx'
import { fieldById, fieldName } from '../document/form-draft.ts'
import styles from './LogicPanel.module.css'
import type { OpenRule } from './open-rule.ts'
import { sourceFields } from './source-fields.ts'
import { ValuePicker } from './ValuePicker.tsx'

type RulePart = 'fieldId' | 'condition' | 'value'

interface RuleRowProps {
  readonly rule: Pick<Rule, RulePart>
  /** as in `Rule 5: No value specified` */
  readonly number: number
  /** whose logic it is */
  readonly field: Field
  readonly schema: FormSchema
  readonly operators: readonly OperatorName[]
  readonly open: OpenRule | null
  readonly onOpen: (rule: number | null) => void
  readonly onChange: (change: Partial<Pick<Rule, RulePart>>, control?: string) => void
  readonly onRemove: () => void
  readonly onMove?: ((by: number) => void) | undefined
}

/** A rule reads as a sentence; choosing one of its words turns it into inputs. */
export function RuleRow(props: RuleRowProps) {
  const { number, open, onMove } = props
  const isOpen = open?.number === number

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove?.(event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls inside it
    <div data-rule={number} onKeyDown={onKeyDown}>
      {isOpen ? <RuleInputs {...props} opened={open.opened} /> : <RuleSentence {...props} />}
    </div>
  )
}

let wantedPart: RulePart | null = null

function RuleSentence({ rule, number, schema, onOpen, onRemove }: RuleRowProps) {
  const source = fieldById(schema.fields, rule.fieldId)
  const operator = isOperator(rule.condition) ? operators[rule.condition] : undefined
  const word = (part: RulePart, text: string | null, className: string | undefined) => (
    <button
      type="button"
      className={text === null ? styles.missing : className}
      onClick={() => {
        wantedPart = part
        onOpen(number)
      }}
    >
      {text ?? missing[part]}
    </button>
  )
  return (
    <div className={styles.rule}>
      {word('fieldId', source === undefined ? null : fieldName(source), styles.source)}
      {word('condition', operator?.label ?? null, styles.operator)}
      {operator?.needsValue !== false && word('value', rule.value || null, styles.value)}
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

function RuleInputs({
  rule,
  number,
  field,
  schema,
  operators: offered,
  onOpen,
  onChange,
  onRemove,
  opened,
}: RuleRowProps & { opened: number }) {
  const row = useRef<HTMLFieldSetElement>(null)
  const [part] = useState(() => wantedPart)
  const source = fieldById(schema.fields, rule.fieldId)
  const sources = sourceFields(schema.fields, field.id, rule.fieldId)
  const operator = isOperator(rule.condition) ? operators[rule.condition] : undefined
  const names: readonly OperatorName[] =
    isOperator(rule.condition) && !offered.includes(rule.condition)
      ? [...offered, rule.condition]
      : offered

  // Asked to show a rule, also the one that is open already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `opened` changes each time it is asked for
  useEffect(() => {
    const wanted = part ?? firstMissing(rule)
    wantedPart = null
    row.current?.scrollIntoView({ block: 'nearest' })
    row.current?.querySelector<HTMLElement>(`[data-part="${wanted}"]`)?.focus()
  }, [opened])

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isTextInput(event.target))) return
    event.preventDefault()
    event.stopPropagation()
    const place = row.current?.closest('[data-rule]')
    onOpen(null)
    requestAnimationFrame(() => place?.querySelector('button')?.focus())
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Element) || row.current?.contains(relatedTarget)) return
    if (!relatedTarget.matches(':active')) return onOpen(null)
    // Closing now would move what is being pressed from under the pointer: first the click, then the row.
    const close = () => setTimeout(() => row.current !== null && onOpen(null))
    addEventListener('pointerup', close, { once: true })
  }

  return (
    <fieldset ref={row} className={styles.edit} onKeyDown={close} onBlur={onBlur}>
      <legend>{`Rule ${number}`}</legend>
      <PlainSelect
        compact
        label="Field"
        data-part="fieldId"
        value={source === undefined ? '' : rule.fieldId}
        placeholder="Choose a field"
        options={sources.map((option) => ({ value: option.id, label: fieldName(option) }))}
        onChange={(fieldId) =>
          // An option of the old field says nothing about the new one.
          onChange(source?.options === undefined ? { fieldId } : { fieldId, value: '' })
        }
      />
      <PlainSelect
        compact
        label="Condition"
        data-part="condition"
        value={operator === undefined ? '' : rule.condition}
        placeholder="Choose a condition"
        options={names.map((name) => ({ value: name, label: operators[name].label }))}
        onChange={(condition) => onChange({ condition })}
      />
      <button
        type="button"
        className={styles.cross}
        aria-label={`Remove rule ${number}`}
        onClick={onRemove}
      >
        <IconTrash size={16} stroke={1.75} aria-hidden />
      </button>
      {operator?.needsValue !== false && (
        <ValuePicker
          source={source}
          value={rule.value}
          onChange={(value, control) => onChange({ value }, control)}
        />
      )}
    </fieldset>
  )
}

function firstMissing({ fieldId, value }: Pick<Rule, RulePart>): RulePart {
  if (fieldId === '') return 'fieldId'
  return value === '' ? 'value' : 'fieldId'
}

const isTextInput = (target: EventTarget) => target instanceof HTMLInputElement
