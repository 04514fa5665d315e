import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { rememberDestination } from '../../session/intended-destination.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { GetStarted } from './GetStarted.tsx'
import styles from './SiteSession.module.css'
import { useSiteSession } from './site-session.ts'

const SignedIn = lazy(() => import('./SignedIn.tsx'))

/**
 * A skeleton while loading, then the user with Sign Out, or Sign In and Get Started (spec section 2). On phones the bar
 * has only Get Started; the menu has the rest.
 */
export function SiteSession({ inMenu = false }: { inMenu?: boolean }) {
  const { user, isPending } = useSiteSession()
  const { pathname } = useLocation()
  if (isPending) return inMenu ? null : <Loading />
  return (
    <div className={inMenu ? styles.inMenu : styles.inBar}>
      {user === null ? (
        <>
          <SignIn />
          {/* The landing page has its own primary button. */}
          {!inMenu && <GetStarted variant={pathname === '/' ? 'plain' : 'primary'} />}
        </>
      ) : (
        <Suspense fallback={inMenu ? null : <Loading />}>
          <SignedIn user={user} inMenu={inMenu} />
        </Suspense>
      )}
    </div>
  )
}

function Loading() {
  return (
    <span className={styles.pending}>
      <Skeleton width={100} height={36} label="Loading" />
    </span>
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
