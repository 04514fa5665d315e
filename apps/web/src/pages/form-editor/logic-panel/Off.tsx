import { Note } from '../../../ui/Note.tsx'
import styles from './LogicPanel.module.css'

/** Notice for traditional mode, which keeps the logic but does not apply it (decision 24). */
export function Off() {
  return (
    <Note className={styles.off}>
      This form is Traditional: every field is always shown. Logic is saved but off.
    </Note>
  )
}
