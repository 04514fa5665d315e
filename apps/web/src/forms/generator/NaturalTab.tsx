import type { Ref } from 'react'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { BasicFormHint } from './BasicFormHint.tsx'
import styles from './Generator.module.css'
import type { GeneratorDraft } from './generator-draft.ts'
import { titleOf } from './title-of.ts'

interface NaturalTabProps {
  readonly draft: GeneratorDraft
  readonly onChange: (part: Partial<GeneratorDraft>) => void
  readonly titleField: Ref<HTMLInputElement>
}

/** Title, and a description of the questions in plain words. */
export function NaturalTab({ draft, onChange, titleField }: NaturalTabProps) {
  return (
    <div className={styles.source}>
      <TextField
        ref={titleField}
        label="Form title"
        value={titleOf(draft)}
        maxLength={200}
        placeholder="Smart Generated Form"
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        className={styles.grows}
        label="Description"
        rows={8}
        value={draft.description}
        placeholder="What is the form for, and what should it ask?"
        onChange={(description) => onChange({ description })}
      />
      <BasicFormHint />
    </div>
  )
}
