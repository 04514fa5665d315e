import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberDestination } from '../../session/intended-destination.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../Notice.tsx'

/** milliseconds for which the "sign in" message shows before the redirect (spec sections 2 and 9) */
const redirectLoginMs = 3_000

/** The logic builder for signed-out visitors. Sign-in returns to the page. */
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
