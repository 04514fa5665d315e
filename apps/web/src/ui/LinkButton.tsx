import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonClass } from './Button.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface LinkButtonProps extends Omit<LinkProps, 'children'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** Goes somewhere and looks like a button. */
export function LinkButton({
  variant = 'plain',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass(variant, size, className)}>
      {icon}
      {children}
    </Link>
  )
}

export interface IconLinkProps extends Omit<LinkProps, 'children'> {
  readonly label: string
  readonly icon: ReactNode
  readonly size?: ButtonSize
}

export function IconLink({ label, icon, size = 'md', className, ...rest }: IconLinkProps) {
  return (
    <Tooltip label={label}>
      <Link {...rest} aria-label={label} className={buttonClass('icon', size, className)}>
        {icon}
      </Link>
    </Tooltip>
  )
}
