import styles from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface SkeletonProps {
  readonly width?: number | string
  readonly height: number
  readonly label?: string
}

/** A gray placeholder with the size of the content that is loading. */
export function Skeleton({ width = '100%', height, label }: SkeletonProps) {
  return (
    <span className={styles.bar} style={{ width, height }} data-waiting>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
