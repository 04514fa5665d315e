import { useEffect, useRef } from 'react'
import { Notice } from '../../shell/Notice.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { SignInProvider } from './sign-in-providers.ts'
import { useRedirectToLogin } from './useRedirectToLogin.ts'

/** The sign-in link from the terminal: signs in without another click. */
export function PrintedLink({ provider, code }: { provider: SignInProvider; code: string }) {
  const { leave, problem } = useRedirectToLogin(provider.id)
  const left = useRef(false)
  useEffect(() => {
    if (left.current) return
    left.current = true
    // Remove the code from the address bar and the history.
    window.history.replaceState(window.history.state, '', '/login')
    void leave(code)
  }, [leave, code])
  if (problem === null) return <Waiting label="Signing in..." />
  return (
    <Notice
      title="This sign-in link did not work"
      actions={
        <LinkButton variant="primary" size="lg" to="/login" reloadDocument>
          Sign in another way
        </LinkButton>
      }
    >
      <title>Sign in · Ramiform</title>
      {problem}
    </Notice>
  )
}
