import styles from './Conversation.module.css'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** When something was said. */
export function Time({ at }: { at: number }) {
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      {clock.format(at)}
    </time>
  )
}
