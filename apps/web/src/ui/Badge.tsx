import styles from './Badge.module.css'
import { classNames } from './class-names.ts'

/** A bud that has opened, or not yet. `hasChanges`: visitors do not see the newest yet. */
export function Badge({
  published,
  hasChanges = false,
}: {
  published: boolean
  hasChanges?: boolean
}) {
  return (
    <span className={classNames(styles.badge, published && styles.published)}>
      <Bud open={published} />
      {published ? (hasChanges ? 'Published, with unsaved changes' : 'Published') : 'Draft'}
    </span>
  )
}

export function Bud({ open }: { open: boolean }) {
  return <i className={classNames(styles.bud, open && styles.open)} aria-hidden />
}
