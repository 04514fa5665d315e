import { Menu as BaseMenu } from '@base-ui/react/menu'
import { IconCheck } from '@tabler/icons-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import dialogStyles from './Dialog.module.css'
import styles from './Menu.module.css'

export interface MenuProps {
  /** button that opens the menu */
  readonly trigger: ReactElement
  readonly align?: 'start' | 'center' | 'end'
  /** element to focus after closing; by default the trigger */
  readonly focusAfter?: () => HTMLElement | null
  /** shows a sheet at the bottom of the window, for long menus on phones */
  readonly asSheet?: boolean
  readonly children: ReactNode
}

/** Replaces the place beside the trigger. */
const atBottom = { position: 'fixed', inset: 'auto 0 0', transform: 'none' } as const

export function Menu({
  trigger,
  align = 'start',
  focusAfter,
  asSheet = false,
  children,
}: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        {asSheet && <BaseMenu.Backdrop className={dialogStyles.scrim} />}
        <BaseMenu.Positioner
          className={classNames(styles.positioner, asSheet && styles.sheet)}
          {...(asSheet && { style: atBottom })}
          align={align}
          sideOffset={4}
        >
          <BaseMenu.Popup className={styles.popup} finalFocus={focusAfter}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export interface MenuItemProps {
  readonly icon?: ReactNode
  readonly onSelect: () => void
  readonly danger?: boolean
  readonly disabled?: boolean
  /** keeps the menu open after a click, to show a result such as "Copied!" */
  readonly keepsOpen?: boolean
  readonly children: ReactNode
}

export function MenuItem({
  icon,
  onSelect,
  danger = false,
  disabled = false,
  keepsOpen = false,
  children,
}: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      disabled={disabled}
      closeOnClick={!keepsOpen}
      className={classNames(styles.item, danger && styles.danger)}
    >
      {icon}
      {children}
    </BaseMenu.Item>
  )
}

export interface MenuLinkProps {
  readonly icon?: ReactNode
  readonly to: string
  /** opens a new tab, for pages outside this app */
  readonly newTab?: boolean
  readonly children: ReactNode
}

export function MenuLink({ icon, to, newTab = false, children }: MenuLinkProps) {
  const link = newTab ? <Link to={to} target="_blank" rel="noreferrer" /> : <Link to={to} />
  return (
    <BaseMenu.LinkItem render={link} closeOnClick className={styles.item}>
      {icon}
      {children}
    </BaseMenu.LinkItem>
  )
}

export interface MenuChoicesProps<Value extends string> {
  /** label of the choice, also announced */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** keeps the menu open, for a choice before an action below it */
  readonly keepsOpen?: boolean
}

/** A group of menu entries with one selected, such as a sort order. */
export function MenuChoices<Value extends string>({
  label,
  options,
  value,
  onChange,
  keepsOpen = false,
}: MenuChoicesProps<Value>) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={styles.heading}>{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <BaseMenu.RadioItem
            key={option.value}
            value={option.value}
            closeOnClick={!keepsOpen}
            className={styles.item}
          >
            {option.label}
            <BaseMenu.RadioItemIndicator className={styles.tick}>
              <IconCheck size={16} stroke={1.75} aria-hidden />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  )
}

export function MenuSeparator() {
  return <hr className={styles.separator} />
}

/** A heading that names the subject of the entries below. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className={styles.heading}>{children}</div>
}
