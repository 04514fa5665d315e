import type { Field } from '@ramiform/core/field'
import type { AnswerState } from '@ramiform/core/submissions/filters'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import styles from './FilterEditor.module.css'
import type { FilterDraft } from './filter-draft.ts'
import { stateWords } from './filter-words.ts'
import type { FilterQuery } from './results-filter.ts'
import { useChoices } from './use-found.ts'

export interface OptionTicksProps {
  readonly formId: string
  readonly visit: number
  readonly field: Field
  readonly draft: FilterDraft
  readonly others: FilterQuery
  readonly onChange: (changes: Partial<FilterDraft>) => void
}

/** The options of a question with their counts, then *No response* and *Not asked*. */
export function OptionTicks({ formId, visit, field, draft, others, onChange }: OptionTicksProps) {
  const choices = useChoices(formId, visit, field.id, others)
  const values = new Set([...(field.options ?? []), ...(choices?.values ?? []), ...draft.values])
  const states = [
    ['no_response', choices?.noResponse],
    ['not_asked', choices?.notAsked],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll in every browser
    <div role="group" aria-label="Answers" className={styles.options}>
      {[...values].map((value) => (
        <Tick
          key={value}
          label={value}
          count={choices && (choices.counts.get(value) ?? 0)}
          checked={draft.values.includes(value)}
          onChange={(checked) => onChange({ values: withOrWithout(draft.values, value, checked) })}
        />
      ))}
      {states.map(([state, count]) => (
        <Tick
          key={state}
          isState
          label={stateWords[state]}
          count={count}
          checked={draft.states.includes(state)}
          onChange={(checked) =>
            onChange({ states: withOrWithout<AnswerState>(draft.states, state, checked) })
          }
        />
      ))}
    </div>
  )
}

interface TickProps {
  readonly label: string
  /** undefined while it is counted */
  readonly count: number | undefined
  readonly checked: boolean
  readonly isState?: boolean
  readonly onChange: (checked: boolean) => void
}

function Tick({ label, count, checked, isState = false, onChange }: TickProps) {
  return (
    <Checkbox className={styles.option} checked={checked} onChange={onChange}>
      <span className={isState ? styles.state : styles.label}>{label}</span>
      <small>{count?.toLocaleString('en')}</small>
    </Checkbox>
  )
}

function withOrWithout<Value>(all: readonly Value[], one: Value, isIn: boolean): readonly Value[] {
  const others = all.filter((other) => other !== one)
  return isIn ? [...others, one] : others
}
