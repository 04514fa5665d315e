import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger' | 'quiet-danger'
/** Button sizes; `xl` is for the pages of the site. */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

/** Class names that style a button, or a link like a button. */
export function buttonClass(
  variant: ButtonVariant | 'icon',
  size: ButtonSize,
  className?: string,
): string {
  return classNames(styles.button, styles[variant], styles[size], className)
}
