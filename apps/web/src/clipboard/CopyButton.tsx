import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './CopyButton.module.css'
import { useCopy } from './use-copy.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  readonly text: string
  /** name of the copied text, for screen readers: `Copy <name>` */
  readonly of?: string
}

/** Copy button. Shows `Copied!` for two seconds (spec section 9). */
export function CopyButton({ text, of, size = 'sm', className, ...look }: CopyButtonProps) {
  const { copied, copy } = useCopy()
  return (
    <Button
      {...look}
      size={size}
      className={classNames(styles.button, className)}
      icon={copied ? <IconCheck {...icon} className={styles.done} /> : <IconCopy {...icon} />}
      {...(of !== undefined && !copied && { 'aria-label': `Copy ${of}` })}
      onClick={() => copy(text)}
    >
      <span aria-live="polite" className={styles.words} data-copied={copied || undefined}>
        {copied ? 'Copied!' : 'Copy'}
      </span>
    </Button>
  )
}
