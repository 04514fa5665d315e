import type { User } from '@ramiform/contract/calls'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { rememberDestination } from '../../session/intended-destination.ts'
import { useSession } from '../../session/use-session.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../Notice.tsx'
import { Waiting } from '../Waiting.tsx'

/** milliseconds until dashboard and editor redirect a signed-out visitor to the homepage (spec sections 6 and 9) */
export const redirectHomeMs = 3_000

export interface OwnerOnlyProps {
  /** shown while the session is loading */
  readonly pending?: ReactNode
  /** redirects after a delay; without it at once, as on preview and submissions */
  readonly patient?: boolean
  /** content for signed-out visitors */
  readonly signedOut?: ReactNode
  readonly children: (user: User) => ReactNode
}

/** Guard for screens that require sign-in. */
export function OwnerOnly({
  pending = <Waiting />,
  patient = false,
  signedOut = patient ? <SignedOut /> : <Navigate to="/" replace />,
  children,
}: OwnerOnlyProps) {
  const { user, isPending } = useSession()
  if (isPending) return pending
  return user === null ? signedOut : children(user)
}

function SignedOut() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), redirectHomeMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Notice
      title="You are signed out"
      actions={
        <LinkButton
          variant="primary"
          size="lg"
          to="/login"
          onClick={() => rememberDestination(() => sessionStorage, pathname + search)}
        >
          Sign In
        </LinkButton>
      }
    >
      <title>Signed out · Ramiform</title>
      Sign in to see this page. Taking you to the homepage...
    </Notice>
  )
}
