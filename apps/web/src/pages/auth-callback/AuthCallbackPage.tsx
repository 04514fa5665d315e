import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { session } from '../../session/browser-session.ts'
import { takeDestination } from '../../session/intended-destination.ts'
import { isSignInWindow } from '../../session/sign-in-window.ts'
import { Waiting } from '../../shell/Waiting.tsx'
import { SignInHandover } from './SignInHandover.tsx'

/** Page that sign-in providers redirect to (spec section 4). */
export default function AuthCallbackPage() {
  const { search } = useLocation()
  const [isForFrame] = useState(isSignInWindow)
  return isForFrame ? <SignInHandover search={search} /> : <Completing search={search} />
}

/** Completes the sign-in of this window. */
function Completing({ search }: { search: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    let left = false
    // Safe to call twice: the code is exchanged once per page load.
    session.completeSignIn(search).then((outcome) => {
      if (left) return
      const to =
        'error' in outcome
          ? `/?${new URLSearchParams({ error: outcome.error })}`
          : takeDestination(() => sessionStorage)
      void navigate(to, { replace: true })
    })
    return () => {
      left = true
    }
  }, [search, navigate])
  return <Waiting label="Completing Sign In" title="Completing Sign In · Ramiform" />
}
