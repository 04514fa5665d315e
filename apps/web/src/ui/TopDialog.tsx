import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import dialogStyles from './Dialog.module.css'
import styles from './TopDialog.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A dialog at the top of the window that starts with its own search field. Its title is visually hidden. */
export function TopDialog({
  open,
  onOpenChange,
  onClosed,
  title,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** called after the dialog has closed and the focus has returned */
  onClosed?: () => void
  title: string
  children: ReactNode
}) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.()
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialogStyles.scrim} />
        <BaseDialog.Popup className={styles.dialog}>
          <VisuallyHidden>
            <BaseDialog.Title>{title}</BaseDialog.Title>
          </VisuallyHidden>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
