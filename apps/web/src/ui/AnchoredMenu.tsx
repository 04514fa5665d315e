import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode, RefObject } from 'react'
import { classNames } from './class-names.ts'
import dialogStyles from './Dialog.module.css'
import styles from './Menu.module.css'

export interface AnchoredMenuProps {
  /** the button that opens the menu; the focus returns to it */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly align?: 'start' | 'center' | 'end'
  /** element to focus after closing, when the button may be gone */
  readonly focusAfter?: () => HTMLElement | null
  /** shows a sheet at the bottom of the window, for long menus on phones */
  readonly asSheet?: boolean
  readonly children: ReactNode
}

/** Replaces the place beside the button. */
const atBottom = { position: 'fixed', inset: 'auto 0 0', transform: 'none' } as const

/** A menu below an existing button, mounted only while open. */
export function AnchoredMenu({
  anchor,
  onClose,
  align = 'start',
  focusAfter,
  asSheet = false,
  children,
}: AnchoredMenuProps) {
  return (
    <BaseMenu.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <BaseMenu.Portal>
        {asSheet && <BaseMenu.Backdrop className={dialogStyles.scrim} />}
        <BaseMenu.Positioner
          anchor={anchor}
          className={classNames(styles.positioner, asSheet && styles.sheet)}
          {...(asSheet && { style: atBottom })}
          align={align}
          sideOffset={4}
        >
          <BaseMenu.Popup className={styles.popup} finalFocus={focusAfter ?? anchor}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
