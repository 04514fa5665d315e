import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import type { ReactNode } from 'react'
import styles from './Segmented.module.css'

export interface SegmentedProps<Value extends string> {
  /** label of the choice, for screen readers */
  readonly label: string
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly icon?: ReactNode
  }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
}

/** A choice between a few options, with exactly one selected. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: SegmentedProps<Value>) {
  return (
    <ToggleGroup<Value>
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => {
        if (next !== undefined) onChange(next)
      }}
      disabled={disabled}
      className={styles.group}
    >
      {options.map((option) => (
        <Toggle key={option.value} value={option.value} className={styles.option}>
          {option.icon}
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
