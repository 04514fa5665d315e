import { IconAlertCircle, IconX } from '@tabler/icons-react'
import { signInErrorText } from '../../session/sign-in-errors.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useSiteSession } from '../layout/site-session.ts'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './ProblemBar.module.css'

/** A failed sign-in. *Try Again* leads to the page that the visitor wanted to open. */
export default function ProblemBar({ error, onDismiss }: { error: string; onDismiss: () => void }) {
  const { user } = useSiteSession()
  return (
    <div className={styles.problem} role="alert">
      <Wrap className={styles.line}>
        <IconAlertCircle size={20} stroke={1.75} aria-hidden />
        <p>
          <b>{signInErrorText(error)?.replace(/\.?$/, '.')}</b>
          {user === null && ' You are not signed in.'}
        </p>
        {user === null && <LinkButton to="/login">Try Again</LinkButton>}
        <IconButton
          tooltip="css"
          label="Dismiss"
          icon={<IconX size={18} stroke={1.75} aria-hidden />}
          onClick={onDismiss}
        />
      </Wrap>
    </div>
  )
}
