import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { type ButtonSize, buttonClass } from './Button.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'ref'> {
  /** its name for everybody: read aloud, and shown as a tooltip */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: ButtonSize
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
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <BaseButton
      {...rest}
      type={type}
      aria-label={label}
      disabled={disabled}
      className={buttonClass('icon', size, className)}
    >
      {icon}
    </BaseButton>
  )
  if (withoutTooltip) return button
  return (
    <Tooltip label={label} {...(tooltipOpen && { open: true })}>
      {button}
    </Tooltip>
  )
}
