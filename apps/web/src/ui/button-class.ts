import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger' | 'quiet-danger'
/** `xl` stands on the pages of the site */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

/** What makes a button, or a link, look like one. */
export function buttonClass(
  variant: ButtonVariant | 'icon',
  size: ButtonSize,
  className?: string,
): string {
  return classNames(styles.button, styles[variant], styles[size], className)
}
