import { useEffect, useRef } from 'react'
import { markSignInWindow } from '../../session/sign-in-window.ts'
import { Notice } from '../../shell/Notice.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import { useRedirectToLogin } from './useRedirectToLogin.ts'

/** The sign-in window of a frame: redirects to the provider at once. */
export function SignInWindow({ provider }: { provider: string }) {
  const { leave, problem } = useRedirectToLogin(provider)
  const left = useRef(false)
  useEffect(() => {
    if (left.current) return
    left.current = true
    markSignInWindow()
    void leave()
  }, [leave])
  if (problem === null) return <Waiting label="Signing in..." title="Sign in · Ramiform" />
  return (
    <Notice
      title="Sign-in could not start"
      actions={
        <Button variant="primary" size="lg" onClick={() => window.close()}>
          Close window
        </Button>
      }
    >
      <title>Sign in · Ramiform</title>
      {problem}
    </Notice>
  )
}
