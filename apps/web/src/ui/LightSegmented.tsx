import styles from './Segmented.module.css'
import type { SegmentedProps } from './Segmented.tsx'

/** A choice between a few as plain buttons, for where many are mounted at every click: it looks like `Segmented`. */
export function LightSegmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Omit<SegmentedProps<Value>, 'disabled'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div role="group" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          data-pressed={option.value === value || undefined}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  )
}
