import { formatList } from '@ramiform/text-to-form/import-messages'
import { useId } from 'react'
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
  const id = useId()
  return (
    <div className={styles.paste}>
      <div className={styles.head}>
        <label htmlFor={id}>Content</label>
        <span role="status">{format === null ? '' : `Read as ${format}`}</span>
      </div>
      <textarea
        id={id}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p>{formatList}.</p>
    </div>
  )
}
