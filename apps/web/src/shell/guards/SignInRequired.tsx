import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberDestination } from '../../session/intended-destination.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../Notice.tsx'

/** how long a stranger reads that signing in is needed before the sign-in opens (spec sections 2 and 9) */
const redirectLoginMs = 3_000

/** What a stranger sees of the generator. The sign-in leads back to the page. */
export function SignInRequired() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    rememberDestination(() => sessionStorage, pathname + search)
    const timer = setTimeout(() => void navigate('/login', { replace: true }), redirectLoginMs)
    return () => clearTimeout(timer)
  }, [navigate, pathname, search])
  return (
    <Notice
      title="Sign In Required"
      actions={
        <LinkButton variant="primary" size="lg" to="/login">
          Sign In
        </LinkButton>
      }
    >
      <title>Sign In Required · Ramiform</title>
      Sign in to create forms. Taking you to the sign-in page...
    </Notice>
  )
}
