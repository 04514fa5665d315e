import { IconMenu2 } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Logo } from '../../ui/Logo.tsx'
import styles from './SiteHeader.module.css'
import { SiteSession } from './SiteSession.tsx'
import { sitePages } from './site-pages.ts'
import { Wrap } from './Wrap.tsx'

const places = sitePages.filter(({ inHeader }) => inHeader === true)

/** The header. On narrow screens its links are in a menu that works without JavaScript. */
export function SiteHeader() {
  const { pathname } = useLocation()
  return (
    <header className={classNames(styles.header, useIsScrolled() && styles.scrolled)}>
      <Wrap className={styles.bar}>
        <Link to="/" aria-label="Ramiform, home" className={styles.home}>
          <Logo size={26} />
        </Link>
        <nav className={styles.places} aria-label="Main">
          <Places />
        </nav>
        <div className={styles.end}>
          <SiteSession />
          {/* The key closes the menu on navigation. */}
          <details key={pathname} className={styles.menu} onKeyDown={closeOnEscape}>
            <summary aria-label="Menu">
              <IconMenu2 size={22} stroke={1.75} aria-hidden />
            </summary>
            <nav className={styles.panel} aria-label="Menu">
              <Places />
              <SiteSession inMenu />
            </nav>
          </details>
        </div>
      </Wrap>
    </header>
  )
}

function Places() {
  return places.map(({ path, title }) => (
    <NavLink key={path} to={path}>
      {title}
    </NavLink>
  ))
}

/** Scroll offset in pixels at which the header gets a border. */
const hairlineFrom = 8

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > hairlineFrom)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
