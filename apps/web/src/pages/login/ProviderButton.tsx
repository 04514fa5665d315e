import { IconBrandGoogle, IconKey, IconTerminal2 } from '@tabler/icons-react'
import type { ComponentType } from 'react'
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
  const Icon = icons[provider.kind]
  return (
    <div>
      <Button
        className={styles.provider}
        busy={leaving}
        onClick={() => leave()}
        icon={<Icon size={20} stroke={2} aria-hidden />}
      >
        Continue with {provider.name}
      </Button>
      {provider.kind === 'local' && (
        <p className={styles.where}>
          It asks for a code. The code, and a link that signs you in at once, are in the terminal
          where the server runs.
        </p>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
