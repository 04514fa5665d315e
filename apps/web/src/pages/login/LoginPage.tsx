import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { isFramed } from '../../api/session-token.ts'
import { takeDestination } from '../../session/intended-destination.ts'
import {
  signInWindowFor,
  signInWindowName,
  signInWindowPath,
} from '../../session/sign-in-window.ts'
import { useSession } from '../../session/use-session.ts'
import { useSignInWindow } from '../../session/use-sign-in-window.ts'
import { Notice } from '../../shell/Notice.tsx'
import { PathArt } from '../../shell/PathArt.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import styles from './LoginPage.module.css'
import { ProviderButton, ProviderButtonLook, StartCodeForm } from './ProviderButton.tsx'
import { SignInWindow } from './SignInWindow.tsx'
import { printedCode, providersQuery, type SignInProvider } from './sign-in-providers.ts'
import { useRedirectToLogin } from './useRedirectToLogin.ts'

/** Wording for returning and new users (spec section 2). */
const wordings = {
  back: {
    title: 'Welcome back',
    text: 'Sign in to see your forms and submissions.',
    otherwise: 'New to Ramiform?',
    other: 'Create account',
  },
  new: {
    title: 'Create account',
    text: 'Your first sign-in creates your account. The free plan needs no card.',
    otherwise: 'Already have an account?',
    other: 'Sign in',
  },
} as const

export default function LoginPage() {
  const { user, isPending } = useSession()
  const { search } = useLocation()
  const code = isFramed() ? undefined : printedCode(search)
  const windowFor = signInWindowFor(search)
  const providers = useQuery(providersQuery)
  const local = providers.data?.find(({ kind }) => kind === 'local')

  // A session in this window does not apply to the frame.
  if (windowFor !== null) return <SignInWindow provider={windowFor} />
  if (isPending) return <Waiting />
  if (user !== null) return <AlreadySignedIn />
  if (code !== undefined && providers.isPending) return <Waiting label="Signing in..." />
  if (code !== undefined && local !== undefined) return <PrintedLink provider={local} code={code} />
  return (
    <SignIn
      providers={providers.data}
      problem={providers.error === null ? null : messageOf(providers.error)}
      onRetry={() => void providers.refetch()}
    />
  )
}

function AlreadySignedIn() {
  const [destination] = useState(() => takeDestination(() => sessionStorage))
  return <Navigate to={destination} replace />
}

function SignIn({
  providers,
  problem,
  onRetry,
}: {
  providers: readonly SignInProvider[] | undefined
  problem: string | null
  onRetry: () => void
}) {
  const [who, setWho] = useState<keyof typeof wordings>('back')
  const { title, text, otherwise, other } = wordings[who]
  return (
    <main className={styles.gate}>
      <title>{`${title} · Ramiform`}</title>
      <div className={styles.side}>
        <Link to="/" aria-label="Ramiform, home" className={styles.home}>
          <Logo size={26} />
        </Link>
        <div className={styles.middle}>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.providers}>
            {providers?.map((provider) =>
              isFramed() ? (
                <FrameProviderButton key={provider.id} provider={provider} />
              ) : provider.kind === 'local' ? (
                <StartCodeForm key={provider.id} provider={provider} />
              ) : (
                <ProviderButton key={provider.id} provider={provider} />
              ),
            )}
            {providers === undefined && problem === null && (
              <Spinner label="Loading sign-in options..." />
            )}
            {providers?.length === 0 && (
              <p role="status">
                Sign-in is not set up on this server yet. Please contact its operator.
              </p>
            )}
            {problem !== null && (
              <div role="alert" className={styles.problem}>
                <p>{problem}</p>
                <Button onClick={onRetry}>Try again</Button>
              </div>
            )}
          </div>
          <p className={styles.consent}>
            By signing in, you accept the <Link to="/terms">terms</Link>. The{' '}
            <Link to="/privacy">privacy page</Link> explains what we store.
          </p>
          <div className={styles.or}>or</div>
          <div className={styles.soon}>
            <span>Email and password</span>
            <span className={styles.tag}>Coming Soon</span>
          </div>
          <p className={styles.swap}>
            {otherwise}{' '}
            <TextButton onClick={() => setWho(who === 'back' ? 'new' : 'back')}>{other}</TextButton>
          </p>
        </div>
        <p className={styles.foot}>
          <Link to="/">Back to homepage</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/terms">Terms</Link>
        </p>
      </div>
      <div className={styles.art}>
        <PathArt />
      </div>
    </main>
  )
}

/** In another site's frame: opens a window for sign-in, which returns the session. */
function FrameProviderButton({ provider }: { provider: SignInProvider }) {
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

/** The sign-in link from the terminal: signs in without another click. */
function PrintedLink({ provider, code }: { provider: SignInProvider; code: string }) {
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
