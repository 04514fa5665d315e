import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ErrorState.module.css'

export interface ErrorStateProps {
  readonly title: string
  /** the error, as a sentence */
  readonly children: ReactNode
  readonly onRetry?: () => void
  readonly retrying?: boolean
}

export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <section className={styles.error} role="alert">
      <h2>{title}</h2>
      <p>{children}</p>
      {onRetry !== undefined && (
        <Button
          onClick={onRetry}
          busy={retrying}
          icon={<IconRefresh size={16} stroke={1.75} aria-hidden />}
        >
          Try again
        </Button>
      )}
    </section>
  )
}
