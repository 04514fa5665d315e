import { useLocation } from 'react-router'
import { rememberDestination } from '../../session/intended-destination.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './LogicChatContent.module.css'
import type { OpenForm } from './use-open-form.ts'

/** The reason why no form is open, with a way to fix it. */
export function FormNotice({ open }: { open: OpenForm }) {
  const { user } = useSession()
  if (user === null) return <SignIn wanted={open.kind === 'signed-out'} />
  if (open.kind === 'missing') {
    return (
      <p className={styles.trouble} role="alert">
        This form does not exist, or it is not yours. You can continue without it.
      </p>
    )
  }
  if (open.kind !== 'trouble') return null
  return (
    <div className={styles.trouble} role="alert">
      <p>{`Could not load the form. ${open.message}`}</p>
      <Button size="sm" onClick={open.retry}>
        Try again
      </Button>
    </div>
  )
}

function SignIn({ wanted }: { wanted: boolean }) {
  const { pathname, search } = useLocation()
  return (
    <div className={styles.offer}>
      <p>
        {wanted
          ? 'Sign in to open this form. Until then you can continue without it.'
          : 'Sign in to use the fields of your forms and apply rules to them.'}
      </p>
      <LinkButton
        to="/login"
        onClick={() => rememberDestination(() => sessionStorage, pathname + search)}
      >
        Sign In
      </LinkButton>
    </div>
  )
}
