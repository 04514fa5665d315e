import { IconArrowUp } from '@tabler/icons-react'
import { Button } from '../../../ui/Button.tsx'
import styles from './Tools.module.css'

export interface ArrivalsProps {
  /** number of submissions received since the list was loaded */
  readonly count: number
  readonly onShow: () => void
}

/** Offers new submissions above the first row, without moving rows. Screen readers announce them. */
export function Arrivals({ count, onShow }: ArrivalsProps) {
  return (
    <div role="status" className={styles.over}>
      {count > 0 && (
        <Button
          size="sm"
          className={styles.arrivals}
          icon={<IconArrowUp size={16} stroke={1.75} aria-hidden />}
          onClick={onShow}
        >
          {count === 1
            ? 'Show 1 new submission'
            : `Show ${count.toLocaleString('en')} new submissions`}
        </Button>
      )}
    </div>
  )
}
