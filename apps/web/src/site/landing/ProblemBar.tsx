import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { signInErrorText } from '../../session/sign-in-errors.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './ProblemBar.module.css'

export default function ProblemBar({ error, onDismiss }: { error: string; onDismiss: () => void }) {
  return (
    <Wrap>
      <div className={styles.problem} role="alert">
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
        <p>{signInErrorText(error)}</p>
        <IconButton
          size="sm"
          tooltip="css"
          label="Dismiss"
          icon={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={onDismiss}
        />
      </div>
    </Wrap>
  )
}
