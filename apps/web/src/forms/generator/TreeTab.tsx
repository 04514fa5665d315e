import { MonoText } from '../../ui/MonoText.tsx'
import { BasicFormHint } from './BasicFormHint.tsx'
import styles from './Generator.module.css'

const example = `Do you need a room?
├── Yes → How many nights?
└── No → How do you travel?`

/** Input for a decision tree in plain text. */
export function TreeTab({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <div className={styles.source}>
      <MonoText
        label="ASCII tree"
        value={text}
        wrap="off"
        placeholder={example}
        onChange={onChange}
      />
      <BasicFormHint />
    </div>
  )
}
