import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmDialog.module.css'
import dialogStyles from './Dialog.module.css'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly onConfirm: () => void
  /** red button, for actions that cannot be undone */
  readonly danger?: boolean
  readonly busy?: boolean
  readonly busyLabel?: string
  /** error of the last attempt */
  readonly error?: string | null
  /** element to focus after closing, when the opener may be gone */
  readonly focusAfter?: () => HTMLElement | null
}

/** Confirmation of an action that cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  danger = false,
  busy = false,
  busyLabel = confirmLabel,
  error = null,
  focusAfter,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogStyles.scrim} />
        <AlertDialog.Popup className={styles.dialog} finalFocus={focusAfter}>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.body} render={<div />}>
            {children}
          </AlertDialog.Description>
          {error !== null && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
          <div className={styles.actions}>
            <AlertDialog.Close render={<Button variant="quiet">{cancelLabel}</Button>} />
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {busy ? busyLabel : confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
