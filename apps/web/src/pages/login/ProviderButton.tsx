import { IconBrandGoogle, IconKey, IconTerminal2 } from '@tabler/icons-react'
import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
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

/** Sign-in with the start-up code. Without a code, the next page asks for an email address and the code. */
export function StartCodeForm({ provider }: { provider: SignInProvider }) {
  const { leave, leaving, problem } = useRedirectToLogin(provider.id)
  const [code, setCode] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    void leave(code.replaceAll(/[\s-]/g, '') || undefined)
  }
  return (
    <form onSubmit={submit} className={styles.code}>
      <TextField
        label="Start-up code"
        hint="Twelve digits. They are in the terminal where the server runs. To use another email address, leave this empty."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        value={code}
        onChange={setCode}
      />
      <ProviderButtonLook provider={provider} busy={leaving} problem={problem} />
    </form>
  )
}

/** The button of a provider. Without `onClick`, it submits the form around it. */
export function ProviderButtonLook({
  provider,
  busy,
  onClick,
  problem,
}: {
  provider: SignInProvider
  busy: boolean
  onClick?: () => void
  /** reason why sign-in could not start, and what to do */
  problem: ReactNode
}) {
  const Icon = icons[provider.kind]
  return (
    <div>
      <Button
        className={styles.provider}
        busy={busy}
        {...(onClick === undefined ? { type: 'submit' } : { onClick })}
        icon={<Icon size={20} stroke={2} aria-hidden />}
      >
        Continue with {provider.name}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          <span>{problem}</span>
        </p>
      )}
    </div>
  )
}
