import type { ReactNode } from 'react'
import { Page } from '../../shell/Page.tsx'
import styles from './DashboardLayout.module.css'

/** Main content, with a rail at its left for folders. Without a rail it is a usual page. */
export function DashboardLayout({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  if (rail === null) return <Page close>{children}</Page>
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <div className={styles.rail}>{rail}</div>
      </div>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
