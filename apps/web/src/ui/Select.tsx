import { Select as BaseSelect } from '@base-ui/react/select'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import fieldStyles from './field.module.css'
import styles from './Select.module.css'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

export interface SelectProps<Value extends string> extends FieldFrameProps {
  readonly options: readonly SelectOption<Value>[]
  /** null while nothing is selected */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly compact?: boolean
}

export function Select<Value extends string>({
  label,
  hideLabel,
  error,
  hint,
  className,
  disabled,
  options,
  value,
  onChange,
  placeholder = 'Choose...',
  compact = false,
}: SelectProps<Value>) {
  return (
    <FieldFrame {...{ label, hideLabel, error, hint, className, disabled }}>
      <BaseSelect.Root<Value>
        items={options}
        value={value}
        onValueChange={(next) => {
          if (next !== null) onChange(next)
        }}
      >
        <BaseSelect.Trigger
          className={classNames(fieldStyles.input, styles.trigger, compact && fieldStyles.compact)}
        >
          <BaseSelect.Value className={styles.value} placeholder={placeholder} />
          <BaseSelect.Icon className={styles.icon}>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner
            className={styles.positioner}
            sideOffset={4}
            alignItemWithTrigger={false}
          >
            <BaseSelect.Popup className={styles.popup}>
              <BaseSelect.List className={styles.list}>
                {options.map((option) => (
                  <BaseSelect.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={styles.item}
                  >
                    {option.icon}
                    <BaseSelect.ItemText className={styles.text}>
                      {option.label}
                    </BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator className={styles.tick}>
                      <IconCheck size={16} stroke={1.75} aria-hidden />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </FieldFrame>
  )
}
