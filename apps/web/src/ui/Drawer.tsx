import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import dialogStyles from './Dialog.module.css'
import styles from './Drawer.module.css'
import { useFirstControl } from './first-control.ts'
import { IconButton } from './IconButton.tsx'

export interface DrawerProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly children: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
}

/**
 * A panel at the right, 680 px wide, full screen on phones. The content handles scrolling and padding. The focus starts
 * on the first control of the content.
 */
export function Drawer({ open, onOpenChange, title, children, note, actions }: DrawerProps) {
  const firstControl = useFirstControl()
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialogStyles.scrim} />
        <BaseDialog.Popup {...firstControl} className={styles.drawer}>
          <header className={styles.header}>
            <BaseDialog.Title>{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label="Close" tooltip="none" icon={<IconX size={18} stroke={1.75} />} />
              }
            />
          </header>
          <div className={styles.content}>{children}</div>
          {(note !== undefined || actions !== undefined) && (
            <footer className={styles.footer}>
              <span>{note}</span>
              <span className={styles.actions}>{actions}</span>
            </footer>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
