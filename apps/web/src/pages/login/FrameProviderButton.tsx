import { signInWindowName, signInWindowPath } from '../../session/sign-in-window.ts'
import { useSignInWindow } from '../../session/use-sign-in-window.ts'
import { ProviderButtonLook } from './ProviderButton.tsx'
import type { SignInProvider } from './sign-in-providers.ts'

/** In another site's frame: opens a window for sign-in, which returns the session. */
export function FrameProviderButton({ provider }: { provider: SignInProvider }) {
  const { open, isOpen, problem } = useSignInWindow(provider.id)
  return (
    <ProviderButtonLook
      provider={provider}
      busy={isOpen}
      onClick={open}
      problem={
        problem !== null && (
          <>
            {problem} Try again, or{' '}
            {/* Browsers can allow a link where they block a script. The frame stays its opener. */}
            <a href={signInWindowPath(provider.id)} target={signInWindowName}>
              sign in from a new tab
            </a>
            .
          </>
        )
      }
    />
  )
}
