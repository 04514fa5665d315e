import { Drawer } from '@base-ui/react/drawer'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import dialogStyles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import styles from './Sheet.module.css'

export interface SheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** uses the full height less 12 px, for long contents */
  readonly tall?: boolean
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** A sheet at the bottom of phones, up to 86 % of the height. Dragging it down closes it. */
export function Sheet({ open, onOpenChange, title, tall = false, children, footer }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={dialogStyles.scrim} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={classNames(styles.sheet, tall && styles.tall)}>
            <header className={styles.header}>
              <Drawer.Title>{title}</Drawer.Title>
              <Drawer.Close
                render={
                  <IconButton
                    label="Close"
                    tooltip="none"
                    icon={<IconX size={18} stroke={1.75} />}
                  />
                }
              />
            </header>
            <Drawer.Content className={styles.content}>{children}</Drawer.Content>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
