import { useEffect, useRef } from 'react'
import { markSignInWindow } from '../../session/sign-in-window.ts'
import { Notice } from '../../shell/Notice.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import { useRedirectToLogin } from './useRedirectToLogin.ts'

/** The window in which a frame signs in: it leaves for the provider at once. */
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
      title="The sign-in could not begin"
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
