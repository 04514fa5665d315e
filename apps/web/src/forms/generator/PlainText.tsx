import { useId } from 'react'
import styles from './Generator.module.css'

interface PlainTextProps {
  readonly label: string
  readonly text: string
  readonly placeholder: string
  readonly onChange: (text: string) => void
}

/** Text in which every column counts. */
export function PlainText({ label, text, placeholder, onChange }: PlainTextProps) {
  const id = useId()
  return (
    <div className={styles.plain}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={text}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
