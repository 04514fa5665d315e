import { useEffect, useRef } from 'react'
import { Notice } from '../../shell/Notice.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { SignInProvider } from './sign-in-providers.ts'
import { useRedirectToLogin } from './useRedirectToLogin.ts'

/** The link that the server prints at its start: the click on it is the only one needed. */
export function PrintedLink({ provider, code }: { provider: SignInProvider; code: string }) {
  const { leave, problem } = useRedirectToLogin(provider.id)
  const left = useRef(false)
  useEffect(() => {
    if (left.current) return
    left.current = true
    // The code has been read; it need not stay in the address bar and the history.
    window.history.replaceState(window.history.state, '', '/login')
    void leave(code)
  }, [leave, code])
  if (problem === null) return <Waiting label="Signing in..." />
  return (
    <Notice
      title="The link did not sign you in"
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
