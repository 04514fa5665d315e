import { formatList } from '@ramiform/formats/import-messages'
import { MonoText } from '../../../ui/MonoText.tsx'
import styles from './ImportDialog.module.css'

export function PasteSource({
  text,
  format,
  onChange,
}: {
  text: string
  /** detected format of the pasted text; null while it is empty */
  format: string | null
  onChange: (text: string) => void
}) {
  return (
    <div className={styles.paste}>
      <MonoText
        label="Content"
        note={format === null ? '' : `Detected: ${format}`}
        value={text}
        onChange={onChange}
      />
      <p>{formatList}.</p>
    </div>
  )
}
