import { jsonSamples, sampleText } from '@ramiform/formats/generators/json-samples'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { MonoText } from '../../ui/MonoText.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import styles from './Generator.module.css'

/** JSON input with samples of each kind. The text that a sample replaced can be restored. */
export function JsonTab({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [replaced, setReplaced] = useState<string | null>(null)
  const isSample = jsonSamples.some((sample) => sampleText(sample) === text)
  return (
    <div className={styles.source}>
      <fieldset className={styles.samples}>
        <legend>Samples</legend>
        {jsonSamples.map((sample) => (
          <Button
            key={sample.label}
            size="sm"
            onClick={() => {
              if (text.trim() !== '' && !isSample) setReplaced(text)
              onChange(sampleText(sample))
            }}
          >
            {sample.label}
          </Button>
        ))}
      </fieldset>
      <MonoText
        label="JSON"
        value={text}
        wrap="off"
        placeholder={'{\n  "Name": "",\n  "Size": ["Small", "Large"]\n}'}
        onChange={onChange}
      />
      <p className={styles.hint}>
        {replaced !== null && isSample ? (
          <TextButton
            onClick={() => {
              onChange(replaced)
              setReplaced(null)
            }}
          >
            Restore my text
          </TextButton>
        ) : (
          'An object with fields, or names with texts and lists of options.'
        )}
      </p>
    </div>
  )
}
