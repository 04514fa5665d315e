import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { IconX } from '@tabler/icons-react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { classNames } from './class-names.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  /** 640 to choose, 720 to read, 960 to compare */
  readonly width?: 640 | 720 | 960
  /** what the keyboard begins with, where that is not the cross; a finger is shown no keyboard unasked */
  readonly initialFocus?: RefObject<HTMLElement | null>
  /** false: the caller moves the focus when the dialog closes */
  readonly returnsFocus?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
  /** an error above the buttons, read aloud when it appears */
  readonly alert?: ReactNode
  /** at the left of the buttons, a word on what they do */
  readonly note?: ReactNode
  /** at most one primary, last */
  readonly actions?: ReactNode
}

/** Escape and the cross close it; focus returns to where it was. Full width from below on phones. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 640,
  initialFocus,
  returnsFocus = true,
  className,
  children,
  alert,
  note,
  actions,
}: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Popup
          className={classNames(styles.dialog, className)}
          finalFocus={returnsFocus}
          initialFocus={(by) => (by === 'touch' ? true : (initialFocus?.current ?? true))}
          style={{ '--dialog-width': `${width}px` } as CSSProperties}
        >
          <header className={styles.header}>
            <div>
              <BaseDialog.Title>{title}</BaseDialog.Title>
              {description !== undefined && (
                <BaseDialog.Description className={styles.description}>
                  {description}
                </BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close
              render={
                <IconButton label="Close" withoutTooltip icon={<IconX size={18} stroke={1.75} />} />
              }
            />
          </header>
          <div className={styles.body}>{children}</div>
          {alert && (
            <p className={styles.alert} role="alert">
              {alert}
            </p>
          )}
          {(note !== undefined || actions !== undefined) && (
            <footer className={styles.footer}>
              <span className={styles.note}>{note}</span>
              <span className={styles.actions}>{actions}</span>
            </footer>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
