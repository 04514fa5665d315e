import { Link } from 'react-router'
import { Logo } from '../ui/Logo.tsx'
import styles from './AppHeader.module.css'
import { Bar } from './Bar.tsx'
import { SignInWidget } from './SignInWidget.tsx'

/** The bar of screens that are not about one form: the logo, and who is signed in. */
export function AppHeader() {
  return (
    <Bar>
      <Link to="/" aria-label="Ramiform, home" className={styles.home}>
        <Logo />
      </Link>
      <span className={styles.space} />
      <SignInWidget />
    </Bar>
  )
}
