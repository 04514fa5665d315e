import { Link, useLocation } from 'react-router'
import { useSession } from '../session/use-session.ts'
import { Logo } from '../ui/Logo.tsx'
import styles from './AppHeader.module.css'
import { placesFrom } from './app-places.ts'
import { Bar } from './Bar.tsx'
import { SignInWidget } from './SignInWidget.tsx'

/** Header of screens that are not about one form: logo, links to other pages, and user menu. */
export function AppHeader() {
  const { user } = useSession()
  const { pathname } = useLocation()
  return (
    <Bar>
      <Link to="/" aria-label="Ramiform, home" className={styles.home}>
        <Logo />
      </Link>
      <nav
        className={styles.places}
        aria-label="Main"
        // On phones the user menu contains these links.
        data-in-menu={user === null ? undefined : true}
      >
        {placesFrom(pathname, user !== null).map(({ path, name }) => (
          <Link key={path} to={path}>
            {name}
          </Link>
        ))}
      </nav>
      <span className={styles.space} />
      <SignInWidget />
    </Bar>
  )
}
