import styles from './Badge.module.css'
import { classNames } from './class-names.ts'

/**
 * State of a form, with an open or closed bud. `hasChanges`: unpublished changes exist. `closed`: the reason why the
 * form is closed, shown instead of *Published*.
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
  return (
    <span className={classNames(styles.badge, isOpen && styles.published)} title={title}>
      <Bud open={isOpen} />
      {wordsOf({ published, hasChanges, closed })}
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

/** `half`: live, with changes that are not. */
export function Bud({ open, half = false }: { open: boolean; half?: boolean }) {
  return (
    <i className={classNames(styles.bud, open && (half ? styles.half : styles.open))} aria-hidden />
  )
}
