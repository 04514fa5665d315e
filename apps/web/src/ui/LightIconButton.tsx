import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import styles from './LightIconButton.module.css'

export interface LightIconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** accessible name, also shown below as tooltip */
  readonly label: string
  readonly icon: ReactNode
}

/** An icon button with a CSS-only tooltip, cheap to mount in large numbers. */
export function LightIconButton({ label, icon, className, ...rest }: LightIconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      data-tip={label}
      className={buttonClass('icon', 'sm', `${styles.button} ${className ?? ''}`)}
    >
      {icon}
    </button>
  )
}
