import { useEffect, useState } from 'react'
import { session } from '../../session/browser-session.ts'
import { tellFrame } from '../../session/sign-in-window.ts'
import { Notice } from '../../shell/Notice.tsx'
import { Waiting } from '../../shell/Waiting.tsx'

/** The end of a frame's sign-in window: what came of it goes to the frame, and the window closes. */
export function SignInHandover({ search }: { search: string }) {
  const [isTold, setIsTold] = useState(false)
  useEffect(() => {
    // Asked twice it answers twice the same: the code is exchanged once per page load.
    void session.bearerFor(search).then((outcome) => {
      tellFrame(
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
      You can close this window and go on where you came from.
    </Notice>
  )
}
