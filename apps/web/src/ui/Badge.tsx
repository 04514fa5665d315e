import styles from './Badge.module.css'
import { classNames } from './class-names.ts'

/**
 * State of a form, with a bud. `hasChanges`: unpublished changes exist. `closed`: the reason why the form is closed,
 * shown instead of *Published*. A badge without room ends in an ellipsis.
 */
export function Badge({
  published,
  hasChanges = false,
  closed,
  title,
}: {
  published: boolean
  hasChanges?: boolean
  closed?: string | undefined
  /** tooltip with more detail */
  title?: string | undefined
}) {
  const isOpen = published && closed === undefined
  const words = wordsOf({ published, hasChanges, closed })
  return (
    <span
      className={classNames(styles.badge, isOpen && !hasChanges && styles.published)}
      title={title}
    >
      <Bud open={isOpen} half={hasChanges} ended={published && !isOpen} />
      <span className={styles.words}>{words}</span>
    </span>
  )
}

function wordsOf(standing: {
  published: boolean
  hasChanges: boolean
  closed: string | undefined
}) {
  if (!standing.published) return 'Draft'
  const { closed, hasChanges } = standing
  if (!hasChanges) return closed ?? 'Published'
  return closed === undefined ? 'Unpublished changes' : `${closed}, unpublished changes`
}

/** `half`: live, with changes that are not. `ended`: published, but closed. */
export function Bud({
  open,
  half = false,
  ended = false,
}: {
  open: boolean
  half?: boolean
  ended?: boolean
}) {
  return (
    <i
      className={classNames(
        styles.bud,
        open && (half ? styles.half : styles.open),
        ended && styles.ended,
      )}
      aria-hidden
    />
  )
}
