import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'

/** Banner below the header about saving. It stays until the issue is resolved. */
export function Banner({
  kind,
  children,
  actions,
}: {
  kind: 'warning' | 'information'
  children: ReactNode
  actions?: ReactNode
}) {
  const Icon = kind === 'warning' ? IconAlertTriangle : IconInfoCircle
  return (
    <div className={styles.banner} data-kind={kind}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <p role="status">{children}</p>
      <span className={styles.actions}>{actions}</span>
    </div>
  )
}
