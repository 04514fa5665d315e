import { IconPlus } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import styles from './Dashboard.module.css'

export interface NewForm {
  readonly busy: boolean
  readonly create: () => void
}

export function NewFormButton({ busy, create }: NewForm) {
  return (
    <Button
      variant="primary"
      className={styles.new}
      busy={busy}
      aria-keyshortcuts="n"
      onClick={create}
      icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
    >
      New Form
    </Button>
  )
}
