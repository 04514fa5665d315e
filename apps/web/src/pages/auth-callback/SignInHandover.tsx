import { useEffect, useState } from 'react'
import { session } from '../../session/browser-session.ts'
import { postToFrame } from '../../session/sign-in-window.ts'
import { Notice } from '../../shell/Notice.tsx'
import { Waiting } from '../../shell/Waiting.tsx'

/** Sends the result of the sign-in window to the frame and closes the window. */
export function SignInHandover({ search }: { search: string }) {
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
