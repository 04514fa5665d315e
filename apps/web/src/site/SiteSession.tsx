import { Link, useLocation } from 'react-router'
import { rememberDestination } from '../session/intended-destination.ts'
import { nameOf } from '../session/person.ts'
import { Avatar } from '../shell/Avatar.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { GetStarted } from './GetStarted.tsx'
import styles from './SiteSession.module.css'
import { signOut, useSiteSession } from './site-session.ts'

/**
 * Loading, then the user with the way out, or the ways in (spec section 2). On phones the bar keeps only the way to
 * begin, and the menu has the rest.
 */
export function SiteSession({ inMenu = false }: { inMenu?: boolean }) {
  const { user, isPending } = useSiteSession()
  if (isPending) {
    return inMenu ? null : (
      <span className={styles.pending}>
        <Skeleton width={100} height={36} label="Loading" />
      </span>
    )
  }
  if (user === null) {
    return (
      <div className={inMenu ? styles.inMenu : styles.inBar}>
        <SignIn />
        {!inMenu && <GetStarted />}
      </div>
    )
  }
  return (
    <div className={inMenu ? styles.inMenu : styles.inBar}>
      <Link to="/dashboard" className={styles.person}>
        <Avatar user={user} />
        <span className={styles.name}>{nameOf(user)}</span>
        <VisuallyHidden>, dashboard</VisuallyHidden>
      </Link>
      <button
        type="button"
        className={buttonClass('quiet', 'md', styles.way)}
        onClick={() => void signOut()}
      >
        Sign Out
      </button>
    </div>
  )
}

function SignIn() {
  const { pathname, search } = useLocation()
  return (
    <LinkButton
      variant="quiet"
      className={styles.way}
      to="/login"
      onClick={() => rememberDestination(() => sessionStorage, pathname + search)}
    >
      Sign In
    </LinkButton>
  )
}
