import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import styles from './OneSubmission.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export interface TurningProps {
  /** addresses of the neighbors; undefined at the ends */
  readonly newer: string | undefined
  readonly older: string | undefined
}

/** Links to the newer and the older submission. */
export function Turning({ newer, older }: TurningProps) {
  return (
    <span className={styles.turning}>
      <Turn to={newer} reason="This is the newest submission.">
        <IconChevronLeft {...icon} />
        Newer
      </Turn>
      <Turn to={older} reason="This is the oldest submission.">
        Older
        <IconChevronRight {...icon} />
      </Turn>
    </span>
  )
}

function Turn({
  to,
  reason,
  children,
}: {
  to: string | undefined
  reason: string
  children: ReactNode
}) {
  return to === undefined ? (
    <Button size="sm" disabled disabledReason={reason}>
      {children}
    </Button>
  ) : (
    <LinkButton size="sm" to={to} replace preventScrollReset>
      {children}
    </LinkButton>
  )
}
