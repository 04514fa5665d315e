import { IconBrandGoogle, IconKey, IconTerminal2 } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './LoginPage.module.css'
import type { SignInProvider } from './sign-in-providers.ts'
import { useRedirectToLogin } from './useRedirectToLogin.ts'

const icons: Record<
  SignInProvider['kind'],
  ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>
> = {
  google: IconBrandGoogle,
  oidc: IconKey,
  local: IconTerminal2,
}

/** Sends the browser to a provider. */
export function ProviderButton({ provider }: { provider: SignInProvider }) {
  const { leave, leaving, problem } = useRedirectToLogin(provider.id)
  return (
    <ProviderButtonLook
      provider={provider}
      busy={leaving}
      onClick={() => void leave()}
      problem={problem}
    />
  )
}

export function ProviderButtonLook({
  provider,
  busy,
  onClick,
  problem,
}: {
  provider: SignInProvider
  busy: boolean
  onClick: () => void
  /** reason why sign-in could not start, and what to do */
  problem: ReactNode
}) {
  const Icon = icons[provider.kind]
  return (
    <div>
      <Button
        className={styles.provider}
        busy={busy}
        onClick={onClick}
        icon={<Icon size={20} stroke={2} aria-hidden />}
      >
        Continue with {provider.name}
      </Button>
      {provider.kind === 'local' && (
        <p className={styles.where}>
          You need a code. The terminal where the server runs shows the code and a sign-in link.
        </p>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          <span>{problem}</span>
        </p>
      )}
    </div>
  )
}
