import { useLocation } from 'react-router'
import { rememberDestination } from '../../session/intended-destination.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './LogicChat.module.css'
import type { OpenForm } from './use-open-form.ts'

/** Why no form is open, and what can be done about it. */
export function FormNotice({ open }: { open: OpenForm }) {
  const { user } = useSession()
  if (user === null) return <SignIn wanted={open.kind === 'signed-out'} />
  if (open.kind === 'missing') {
    return (
      <p className={styles.trouble} role="alert">
        This form does not exist, or it is not yours. The chat goes on without it.
      </p>
    )
  }
  if (open.kind !== 'trouble') return null
  return (
    <div className={styles.trouble} role="alert">
      <p>{`The form could not be read. ${open.message}`}</p>
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
          ? 'Sign in to open this form. Until then the chat goes on without it.'
          : 'Sign in to talk about the fields of your forms, and to put rules into them.'}
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
