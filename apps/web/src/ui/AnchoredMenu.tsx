import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode, RefObject } from 'react'
import styles from './Menu.module.css'

export interface AnchoredMenuProps {
  /** the button it belongs to; the focus returns there */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly align?: 'start' | 'center' | 'end'
  readonly children: ReactNode
}

/** A menu that is mounted only while it is open, under a button of its own. */
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
