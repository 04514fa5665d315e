import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonSize, buttonClass } from './button-class.ts'
import { Tooltip } from './Tooltip.tsx'

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
