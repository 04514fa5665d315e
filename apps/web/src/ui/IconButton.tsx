import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { type ButtonSize, buttonClass } from './button-class.ts'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'ref'> {
  /** accessible name, also shown as tooltip */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: ButtonSize
  /** reason why it is disabled, shown in the tooltip after the name; the button stays focusable */
  readonly disabledReason?: string | undefined
  /** forces the tooltip open, as after copying */
  readonly tooltipOpen?: boolean
  /** for a trigger whose popup the tooltip would cover */
  readonly withoutTooltip?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function IconButton({
  label,
  icon,
  size = 'md',
  tooltipOpen,
  withoutTooltip = false,
  className,
  disabled = false,
  disabledReason,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const explained = disabled && disabledReason !== undefined
  const button = (
    <BaseButton
      {...rest}
      type={type}
      aria-label={label}
      disabled={disabled}
      focusableWhenDisabled={explained}
      className={buttonClass('icon', size, className)}
    >
      {icon}
    </BaseButton>
  )
  if (withoutTooltip) return button
  return (
    <Tooltip
      label={explained ? `${label}: ${disabledReason}` : label}
      {...(tooltipOpen && { open: true })}
    >
      {button}
    </Tooltip>
  )
}
