import { signInWindowName, signInWindowPath } from '../../session/sign-in-window.ts'
import { useSignInWindow } from '../../session/useSignInWindow.ts'
import { ProviderButtonLook } from './ProviderButton.tsx'
import type { SignInProvider } from './sign-in-providers.ts'

/** In another site's frame: signs in by a window, which brings the session back. */
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
            {/* A link may open what a script may not, and keeps the frame as its opener. */}
            <a href={signInWindowPath(provider.id)} target={signInWindowName}>
              sign in from a tab
            </a>
            .
          </>
        )
      }
    />
  )
}
