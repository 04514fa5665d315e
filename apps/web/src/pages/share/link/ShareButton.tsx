import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import styles from './LinkCard.module.css'

/** Opens the system's share sheet. Absent in browsers without one. */
export function ShareButton(props: { name: string; address: string; icon: ReactNode }) {
  const data = { title: props.name, url: props.address }
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => setIsOffered(typeof navigator.share === 'function'), [])
  if (!isOffered) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      className={styles.system ?? ''}
      icon={props.icon}
      // The promise is rejected when the person closes the sheet.
      onClick={() => void navigator.share(data).catch(() => {})}
    >
      Share...
    </Button>
  )
}
