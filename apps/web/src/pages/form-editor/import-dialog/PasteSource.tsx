import { formatList } from '@ramiform/formats/import-messages'
import { MonoText } from '../../../ui/MonoText.tsx'
import styles from './ImportDialog.module.css'

export function PasteSource({
  text,
  format,
  onChange,
}: {
  text: string
  /** what the text is read as, once something is there */
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
