import { clockText } from '../forms/dates.ts'
import styles from './LogicChat.module.css'

/** When something was said. */
export function Time({ at }: { at: number }) {
  const time = new Date(at)
  return (
    <time className={styles.time} dateTime={time.toISOString()}>
      {clockText(time)}
    </time>
  )
}
