import styles from './Badge.module.css'
import { classNames } from './class-names.ts'

/** A bud that has opened, or not yet. */
export function Badge({ published }: { published: boolean }) {
  return (
    <span className={classNames(styles.badge, published && styles.published)}>
      <Bud open={published} />
      {published ? 'Published' : 'Draft'}
    </span>
  )
}

export function Bud({ open }: { open: boolean }) {
  return <i className={classNames(styles.bud, open && styles.open)} aria-hidden />
}
