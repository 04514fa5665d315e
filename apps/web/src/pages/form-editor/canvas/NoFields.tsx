import { useEditor } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { upTo } from '../../../ui/breakpoints.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { DropMark } from './DropMark.tsx'
import styles from './NoFields.module.css'

/** Empty state of a form without fields. */
export function NoFields() {
  const { screen } = useEditor()
  const phone = useMedia(upTo.phone)
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 132 132" aria-hidden="true">
        <path className={styles.stem} d="M44 124V96" />
        <path className={styles.dashes} d="M44 88V12" />
        <path className={styles.dashes} d="M50 75C56 81 68 82 88 82" />
        <circle cx="44" cy="92" r="5" />
      </svg>
      <h2>Add the first field</h2>
      <p>{phone ? 'Tap “Add field” below.' : 'Click a field type or drag it here.'}</p>
      <div className={styles.firstSteps}>
        {phone && <Button onClick={() => screen.open('palette')}>Choose a field</Button>}
        <Button variant="quiet" onClick={() => screen.open('import')}>
          Import fields
        </Button>
      </div>
      <DropMark />
    </div>
  )
}
