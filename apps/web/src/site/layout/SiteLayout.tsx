import { useEffect } from 'react'
import { Outlet, useMatches } from 'react-router'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SiteLayout.module.css'
import { watchSession } from './site-session.ts'

/** Options of a page: `export const handle: SiteHandle = { footer: 'bare' }`. */
export interface SiteHandle {
  /** Only the bottom line of the footer, for a page that fits the window. */
  readonly footer?: 'bare'
}

/** Header, footer and `<main>` of every page of the site. */
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
