import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode, RefObject } from 'react'
import styles from './Menu.module.css'

export interface AnchoredMenuProps {
  /** the button that opens the menu; the focus returns to it */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly align?: 'start' | 'center' | 'end'
  readonly children: ReactNode
}

/** A menu below an existing button, mounted only while open. */
export function AnchoredMenu({ anchor, onClose, align = 'start', children }: AnchoredMenuProps) {
  return (
    <BaseMenu.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          anchor={anchor}
          className={styles.positioner}
          align={align}
          sideOffset={4}
        >
          <BaseMenu.Popup className={styles.popup} finalFocus={anchor}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
