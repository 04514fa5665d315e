import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import styles from './LightIconButton.module.css'

export interface LightIconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** its name for everybody: read aloud, and shown below it */
  readonly label: string
  readonly icon: ReactNode
}

/** An icon button whose tooltip is drawn by styles alone, for where many are mounted at every click. */
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
