import { isOperator, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { Select } from '../../../ui/Select.tsx'
import styles from './FilterEditor.module.css'
import { conditionsFor, type FilterDraft, newDraft, ticksOptions } from './filter-draft.ts'
import { OptionTicks } from './OptionTicks.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import type { Period } from './period.ts'
import type { FilterQuery } from './results-filter.ts'

/** The part of a filter that is edited. */
export type Edited =
  | { readonly kind: 'period'; readonly period: Period | null }
  | { readonly kind: 'email'; readonly withEmail: boolean | null }
  | { readonly kind: 'answer'; readonly draft: FilterDraft }

export interface FilterEditorProps {
  readonly formId: string
  readonly visit: number
  /** fields that can be filtered */
  readonly fields: readonly Field[]
  readonly edited: Edited
  /** all filters but the edited one */
  readonly others: FilterQuery
  /** number of found submissions; undefined while it is counted */
  readonly found: string | undefined
  readonly onChange: (edited: Edited) => void
  /** begins another filter; undefined when the limit is reached or this one is incomplete */
  readonly onAdd: (() => void) | undefined
  readonly onDone: () => void
}

const submitted = '@submitted'
const email = '@email'

/** Edits one filter. The rows follow each choice. */
export function FilterEditor(props: FilterEditorProps) {
  const { fields, edited, found, onChange, onAdd, onDone } = props
  const field =
    edited.kind === 'answer' ? fields.find(({ id }) => id === edited.draft.field) : undefined

  function chooseField(id: string) {
    const next = fields.find((one) => `field.${one.id}` === id)
    if (next !== undefined) onChange({ kind: 'answer', draft: newDraft(next) })
    else if (id === submitted) onChange({ kind: 'period', period: { kind: 'days', days: 7 } })
    else onChange({ kind: 'email', withEmail: true })
  }

  return (
    <div className={styles.editor}>
      <div className={styles.row}>
        <Select
          label="Field"
          compact
          options={[
            { value: submitted, label: 'Submitted' },
            { value: email, label: 'From' },
          ]}
          groups={[
            {
              label: 'Answers',
              options: fields.map(({ id, label }) => ({
                value: `field.${id}`,
                label: label || id,
              })),
            },
          ]}
          value={
            edited.kind === 'answer'
              ? `field.${edited.draft.field}`
              : edited.kind === 'period'
                ? submitted
                : email
          }
          onChange={chooseField}
        />
        {edited.kind === 'answer' && field !== undefined && (
          <Select
            label="Condition"
            compact
            options={conditionsFor(field)}
            value={edited.draft.condition}
            onChange={(value) => {
              const chosen = conditionsFor(field).find((one) => one.value === value)
              if (chosen === undefined) return
              const draft = { ...newDraft(field), value: edited.draft.value }
              onChange({ kind: 'answer', draft: { ...draft, condition: chosen.value } })
            }}
          />
        )}
      </div>
      {edited.kind === 'period' && (
        <PeriodChoice
          period={edited.period}
          onChange={(period) => onChange({ kind: 'period', period })}
        />
      )}
      {edited.kind === 'email' && (
        <Select
          label="Email address"
          compact
          className={styles.value}
          options={[
            { value: 'yes', label: 'With an email address' },
            { value: 'no', label: 'Anonymous' },
          ]}
          value={edited.withEmail === false ? 'no' : 'yes'}
          onChange={(value) => onChange({ kind: 'email', withEmail: value === 'yes' })}
        />
      )}
      {edited.kind === 'answer' && field !== undefined && (
        <AnswerValue {...props} field={field} draft={edited.draft} />
      )}
      <footer className={styles.footer}>
        <span role="status">{found}</span>
        <Button variant="quiet" size="sm" disabled={onAdd === undefined} onClick={onAdd}>
          Add rule
        </Button>
        <Button variant="primary" size="sm" onClick={onDone}>
          Done
        </Button>
      </footer>
    </div>
  )
}

interface AnswerValueProps
  extends Pick<FilterEditorProps, 'formId' | 'visit' | 'others' | 'onChange'> {
  readonly field: Field
  readonly draft: FilterDraft
}

/** The value of a condition: options to tick, a list, a number, a day or a text. */
function AnswerValue({ field, draft, onChange, ...context }: AnswerValueProps) {
  const { condition, value } = draft
  const change = (changes: Partial<FilterDraft>) =>
    onChange({ kind: 'answer', draft: { ...draft, ...changes } })
  if (ticksOptions(field, condition)) {
    return <OptionTicks {...context} field={field} draft={draft} onChange={change} />
  }
  if (!isOperator(condition) || !operators[condition].needsValue) return null
  if (field.options !== undefined && field.options.length > 0) {
    return (
      <Select
        label="Value"
        compact
        className={styles.value}
        placeholder="Choose an option"
        options={field.options.map((option) => ({ value: option, label: option }))}
        value={value}
        onChange={(next) => change({ value: next })}
      />
    )
  }
  const known = fieldTypeOf(fieldTypes, field.type)
  return (
    <input
      aria-label="Value"
      placeholder="Value"
      className={classNames(fieldStyles.input, fieldStyles.compact, styles.value)}
      type={known?.comparesAsDay ? 'date' : 'text'}
      inputMode={known?.comparesAsNumber ? 'decimal' : undefined}
      maxLength={500}
      value={value}
      onChange={(event) => change({ value: event.currentTarget.value })}
    />
  )
}
