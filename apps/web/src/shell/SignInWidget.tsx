import { useLocation } from 'react-router'
import { rememberDestination } from '../session/intended-destination.ts'
import { useSession } from '../session/use-session.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PersonMenu } from './PersonMenu.tsx'

/** Loading placeholder, then the user menu or the Sign In button (spec section 2). */
export function SignInWidget() {
  const { user, isPending } = useSession()
  const { pathname, search } = useLocation()
  if (isPending) return <Skeleton width={120} height={28} label="Loading" />
  if (user !== null) return <PersonMenu user={user} />
  return (
    <LinkButton
      variant="quiet"
      to="/login"
      onClick={() => rememberDestination(() => sessionStorage, pathname + search)}
    >
      Sign In
    </LinkButton>
  )
}
