import { Progress as BaseProgress } from '@base-ui/react/progress'
import { classNames } from './class-names.ts'
import styles from './Progress.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ProgressProps {
  /** what is being done: `Exporting submissions` */
  readonly label: string
  /** read aloud but not drawn, where the surroundings say it */
  readonly hideLabel?: boolean
  /** how much is done, of `max`; null while that is not known */
  readonly value: number | null
  readonly max?: number
  /** in place of the share in per cent: `4,000 of 12,000` */
  readonly text?: string
  readonly className?: string | undefined
}

/** For what takes longer than a second. */
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
