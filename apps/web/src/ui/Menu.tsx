import { Menu as BaseMenu } from '@base-ui/react/menu'
import { IconCheck } from '@tabler/icons-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './Menu.module.css'

export interface MenuProps {
  /** the button that opens it */
  readonly trigger: ReactElement
  readonly align?: 'start' | 'center' | 'end'
  /** where the focus goes when the menu closes, if not back to its button */
  readonly focusAfter?: () => HTMLElement | null
  readonly children: ReactNode
}

export function Menu({ trigger, align = 'start', focusAfter, children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} align={align} sideOffset={4}>
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
  /** stays open to show what came of it, as after copying */
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
  /** a new tab, for what is not part of this app */
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
  /** what is chosen, also read aloud */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Entries of which one is chosen, as the order of a list. */
export function MenuChoices<Value extends string>({
  label,
  options,
  value,
  onChange,
}: MenuChoicesProps<Value>) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={styles.heading}>{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <BaseMenu.RadioItem
            key={option.value}
            value={option.value}
            closeOnClick
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

/** A line that says whose or what the entries are about. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className={styles.heading}>{children}</div>
}
