import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { IconX } from '@tabler/icons-react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { classNames } from './class-names.ts'
import styles from './Dialog.module.css'
import { useFirstControl } from './first-control.ts'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  /** px: 640 for choices, 720 for reading, 960 for comparison, 1160 for input beside its result */
  readonly width?: 640 | 720 | 960 | 1160
  /** true when the content has its own padding and scrolling */
  readonly isFlush?: boolean
  /** element to focus first, by default the first control of the content; ignored on touch, where it would open the keyboard */
  readonly initialFocus?: RefObject<HTMLElement | null>
  /** false when the caller moves the focus on close */
  readonly returnsFocus?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
  /** error above the buttons, announced when it appears */
  readonly alert?: ReactNode
  /** explanation at the left of the buttons */
  readonly note?: ReactNode
  /** buttons; at most one primary, in the last place */
  readonly actions?: ReactNode
}

/**
 * A modal dialog. Escape and the close button close it, and the focus returns to the opener. On phones it is a
 * full-width sheet at the bottom.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 640,
  isFlush = false,
  initialFocus,
  returnsFocus = true,
  className,
  children,
  alert,
  note,
  actions,
}: DialogProps) {
  const first = useFirstControl()
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Popup
          ref={first.ref}
          className={classNames(styles.dialog, className)}
          finalFocus={returnsFocus}
          initialFocus={(by) =>
            by === 'touch' ? true : (initialFocus?.current ?? first.initialFocus(by))
          }
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
                <IconButton label="Close" tooltip="none" icon={<IconX size={18} stroke={1.75} />} />
              }
            />
          </header>
          <div className={isFlush ? styles.flush : styles.body}>{children}</div>
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
