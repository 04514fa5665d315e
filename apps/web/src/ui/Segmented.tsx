import type { ReactNode } from 'react'
import { moveFocus } from './move-focus.ts'
import styles from './Segmented.module.css'

export interface SegmentedProps<Value extends string> {
  /** label of the choice, for screen readers */
  readonly label: string
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly icon?: ReactNode
    /** reason why the option cannot be chosen; it stays focusable */
    readonly disabledReason?: string | undefined
  }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
  /** shows the icons without the labels, which become tooltips */
  readonly iconsOnly?: boolean
}

/**
 * A choice between a few options, with exactly one selected. It is one tab stop, and arrow keys move inside. Built from
 * native buttons, because each selected card mounts one.
 */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  iconsOnly = false,
}: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers cannot lay out every fieldset as a row
    <div
      role="group"
      aria-label={label}
      className={styles.group}
      data-disabled={disabled || undefined}
      onKeyDown={(event) => moveFocus(event, steps)}
    >
      {options.map((option) => {
        const isSelected = option.value === value
        const { disabledReason } = option
        const isOff = disabledReason !== undefined
        return (
          <button
            key={option.value}
            type="button"
            className={styles.option}
            aria-pressed={isSelected}
            tabIndex={isSelected ? 0 : -1}
            disabled={disabled}
            {...(iconsOnly && { 'aria-label': option.label })}
            aria-disabled={isOff || undefined}
            aria-description={disabledReason}
            title={disabledReason ?? (iconsOnly ? option.label : undefined)}
            onClick={() => !isSelected && !isOff && onChange(option.value)}
          >
            {option.icon}
            {!iconsOnly && option.label}
          </button>
        )
      })}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
