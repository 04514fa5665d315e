import { IconAlertTriangle } from '@tabler/icons-react'
import { Button } from '../../../ui/Button.tsx'
import { type ColorPart, contrastWarning } from './contrast.ts'
import styles from './PhoneSheet.module.css'
import { useStyle, useStyleEdits } from './use-style.ts'

const parts: readonly ColorPart[] = ['accent', 'background', 'card']

/** The first contrast problem in one line, below the looks. */
export function PhoneWarning() {
  const style = useStyle()
  const { setColor } = useStyleEdits()
  const [first] = parts.flatMap((part) => {
    const warning = contrastWarning(style, part)
    return warning === null ? [] : [{ part, ...warning }]
  })
  return (
    <div className={styles.warning} role="status">
      {first !== undefined && (
        <>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <span>{first.words}</span>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Fix: use ${first.fix}`}
            onClick={() => setColor(first.part, first.fix)}
          >
            Fix
          </Button>
        </>
      )}
    </div>
  )
}
