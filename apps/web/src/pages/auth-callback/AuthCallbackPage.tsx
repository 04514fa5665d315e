import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { session } from '../../session/browser-session.ts'
import { takeDestination } from '../../session/intended-destination.ts'
import { isSignInWindow, postToFrame } from '../../session/sign-in-window.ts'
import { Notice } from '../../shell/Notice.tsx'
import { Waiting } from '../../shell/Waiting.tsx'

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
          : outcome.accountKept
            ? '/account?kept'
            : takeDestination(() => sessionStorage)
      void navigate(to, { replace: true })
    })
    return () => {
      left = true
    }
  }, [search, navigate])
  return <Waiting label="Completing Sign In" title="Completing Sign In · Ramiform" />
}

/** Sends the result of the sign-in window to the frame and closes the window. */
function SignInHandover({ search }: { search: string }) {
  const [isTold, setIsTold] = useState(false)
  useEffect(() => {
    // Safe to call twice: the code is exchanged once per page load.
    void session.bearerFor(search).then((outcome) => {
      postToFrame(
        'error' in outcome
          ? { ramiform: 'sign-in-failed', error: outcome.error }
          : { ramiform: 'signed-in', token: outcome.token },
      )
      setIsTold(true)
      window.close()
    })
  }, [search])
  if (!isTold) return <Waiting label="Completing Sign In" title="Completing Sign In · Ramiform" />
  return (
    <Notice title="Back to your page">
      <title>Sign in · Ramiform</title>
      You can close this window and return to your page.
    </Notice>
  )
}
