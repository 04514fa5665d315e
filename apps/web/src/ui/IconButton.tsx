import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { type ButtonSize, buttonClass } from './button-class.ts'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'ref'> {
  /** its name for everybody: read aloud, and shown as a tooltip */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: ButtonSize
  /** why it is disabled, in the tooltip after its name; the button can then still be reached */
  readonly disabledReason?: string | undefined
  /** show the tooltip no matter where the pointer is, as after copying */
  readonly tooltipOpen?: boolean
  /** for a trigger whose popup would be covered */
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
