import { clockText } from '../forms/dates.ts'
import styles from './LogicChat.module.css'

/** Time at which a message was sent. */
export function Time({ at }: { at: number }) {
  const time = new Date(at)
  return (
    <time className={styles.time} dateTime={time.toISOString()}>
      {clockText(time)}
    </time>
  )
}
