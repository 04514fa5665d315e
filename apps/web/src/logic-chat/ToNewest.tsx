import { IconArrowDown } from '@tabler/icons-react'
import { Button } from '../ui/Button.tsx'
import styles from './LogicChat.module.css'

/** Button that scrolls to the newest message. Shown after the user has scrolled away from it. */
export function ToNewest({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="sm"
      className={styles.newest ?? ''}
      icon={<IconArrowDown size={16} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      Newest
    </Button>
  )
}
