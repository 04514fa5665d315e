import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../ui/Logo.tsx'
import styles from './Notice.module.css'

/** A page with a single message: not found, error, signed out. */
export function Notice({
  title,
  children,
  actions,
}: {
  title: string
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <>
      <header className={styles.header}>
        <Link to="/" aria-label="Ramiform, home">
          <Logo />
        </Link>
      </header>
      <main className={styles.notice}>
        <svg className={styles.art} viewBox="0 0 132 132" aria-hidden>
          <path d="M66 124V70" />
          <path className={styles.dashes} d="M66 60V12" />
          <path className={styles.dashes} d="M72 58C74 46 82 42 96 42" />
          <circle cx="66" cy="66" r="5" />
        </svg>
        <h1>{title}</h1>
        <p>{children}</p>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </main>
    </>
  )
}
