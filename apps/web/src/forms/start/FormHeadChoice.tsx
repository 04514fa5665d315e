import { Note } from '../../ui/Note.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { type HeadReading, placesOf } from './form-head.ts'
import styles from './StartDialog.module.css'

/** Option to also import the form's name and settings. It lists the places to which these would send answers. */
export function FormHeadChoice({
  reading,
  isTaken,
  onChange,
}: {
  reading: HeadReading
  isTaken: boolean
  onChange: (isTaken: boolean) => void
}) {
  if (reading.kind === 'refused') {
    return (
      <Note tone="warning" className={styles.head}>
        {`Only its fields can be imported: ${reading.reason}.`}
      </Note>
    )
  }
  const { head, leftOut } = reading
  const told = isTaken ? [...placesOf(head.settings), ...leftOut] : []
  return (
    <div className={styles.head}>
      <Switch
        label="Include its name and settings"
        hint={`The form becomes “${head.name}”, with its texts, style, language and closing.`}
        checked={isTaken}
        onChange={onChange}
      />
      {told.length > 0 && <Note tone="warning">{told.join(' ')}</Note>}
    </div>
  )
}
