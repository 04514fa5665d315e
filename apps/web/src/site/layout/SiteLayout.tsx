import { useEffect } from 'react'
import { Outlet, useMatches } from 'react-router'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SiteLayout.module.css'
import { watchSession } from './site-session.ts'

/** A page of the site says so with `export const handle: SiteHandle = { footer: 'bare' }`. */
export interface SiteHandle {
  /** one line, under a page that should be seen whole */
  readonly footer?: 'bare'
}

/** Around every page of the site, which brings its own content and no landmarks. */
export default function SiteLayout() {
  const handles = useMatches().map(({ handle }) => handle as SiteHandle | undefined)
  useEffect(watchSession, [])
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter bare={handles.some((handle) => handle?.footer === 'bare')} />
    </div>
  )
}
