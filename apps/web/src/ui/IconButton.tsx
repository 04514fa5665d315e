import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** accessible name, also shown as tooltip */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: ButtonSize
  /** reason why it is disabled, shown in the tooltip after the name; the button stays focusable */
  readonly disabledReason?: string | undefined
  /**
   * `css` is cheap to mount in large numbers, but a container that scrolls cuts it off. `none` is for a trigger whose
   * popup a tooltip would cover.
   */
  readonly tooltip?: 'floating' | 'css' | 'none'
  /** forces the floating tooltip open, as after copying */
  readonly tooltipOpen?: boolean
}

export function IconButton({
  label,
  icon,
  size = 'md',
  tooltip = 'floating',
  tooltipOpen,
  className,
  disabled = false,
  disabledReason,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const explained = disabled && disabledReason !== undefined
  const text = explained ? `${label}: ${disabledReason}` : label
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      disabled={disabled && !explained}
      aria-disabled={explained || undefined}
      data-disabled={disabled || undefined}
      data-tooltip={tooltip === 'css' ? text : undefined}
      onClick={explained ? undefined : onClick}
      className={buttonClass('icon', size, classNames(styles.button, className))}
    >
      {icon}
    </button>
  )
  if (tooltip !== 'floating') return button
  return (
    <Tooltip label={text} {...(tooltipOpen && { open: true })}>
      {button}
    </Tooltip>
  )
}
