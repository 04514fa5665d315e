import type { Severity } from '@ramiform/core/findings/finding'
import { IconAlertCircle, IconAlertTriangle, IconBulb } from '@tabler/icons-react'
import styles from './SeverityIcon.module.css'

const icon = { size: 18, stroke: 1.75, role: 'img' } as const

/** Icon of an error, a warning or a hint, with its name for screen readers. */
export function SeverityIcon({ severity, size = 18 }: { severity: Severity; size?: number }) {
  const part = { ...icon, size, className: styles[severity] }
  if (severity === 'error') return <IconAlertCircle {...part} aria-label="Error" />
  if (severity === 'warning') return <IconAlertTriangle {...part} aria-label="Warning" />
  return <IconBulb {...part} aria-label="Hint" />
}
