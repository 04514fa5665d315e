import styles from './Segmented.module.css'
import type { SegmentedProps } from './Segmented.tsx'

/** `Segmented` built from plain buttons, cheap to mount in large numbers. */
export function LightSegmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Omit<SegmentedProps<Value>, 'disabled'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers cannot lay out every fieldset as a row
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
