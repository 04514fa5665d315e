import { Progress as BaseProgress } from '@base-ui/react/progress'
import { classNames } from './class-names.ts'
import styles from './Progress.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ProgressProps {
  /** name of the task: `Exporting submissions` */
  readonly label: string
  /** hides the label visually, where the context makes it clear */
  readonly hideLabel?: boolean
  /** progress out of `max`; null while unknown */
  readonly value: number | null
  readonly max?: number
  /** replaces the percentage: `4,000 of 12,000` */
  readonly text?: string
  readonly className?: string | undefined
}

/** Progress bar for tasks that take longer than a second. */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  text,
  className,
}: ProgressProps) {
  const share = value === null ? '' : (text ?? `${Math.floor((100 * value) / Math.max(1, max))} %`)
  return (
    <BaseProgress.Root
      value={value}
      max={max}
      {...(share !== '' && { 'aria-valuetext': share })}
      className={classNames(styles.progress, className)}
    >
      {hideLabel ? (
        <VisuallyHidden>
          <BaseProgress.Label>{label}</BaseProgress.Label>
        </VisuallyHidden>
      ) : (
        <span className={styles.words}>
          <BaseProgress.Label>{label}</BaseProgress.Label>
          <span className={styles.share} aria-hidden>
            {share}
          </span>
        </span>
      )}
      <BaseProgress.Track className={styles.track}>
        <BaseProgress.Indicator className={styles.done} />
      </BaseProgress.Track>
    </BaseProgress.Root>
  )
}
