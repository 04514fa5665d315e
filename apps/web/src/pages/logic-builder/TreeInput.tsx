import { limits } from '@ramiform/core/limits'
import type { DecisionTree } from '@ramiform/formats/generators/read-decision-tree'
import { type RefObject, useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { MonoText } from '../../ui/MonoText.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { sourceOfInput, sourceOfMainButton } from './source-of-input.ts'
import type { BuilderInput } from './stored-input.ts'
import styles from './TreeInput.module.css'

/** Inputs for title, description and tree. */
export function TreeInput(props: {
  input: BuilderInput
  tree: DecisionTree | null | undefined
  /** locks the input while a form is being generated */
  isHeld: boolean
  problem: string | null
  areaRef: RefObject<HTMLTextAreaElement | null>
  onChange: (change: Partial<BuilderInput>) => void
  onGenerate: () => void
  onStart: () => void
  onSample: () => void
}) {
  const { input, tree, isHeld, problem, areaRef, onChange, onGenerate, onStart, onSample } = props
  const hasWords = sourceOfMainButton(input) !== null
  const isFromWords = sourceOfInput(input)?.kind === 'words'
  const id = useId()
  return (
    <div className={styles.input}>
      <TextField
        label="Form title"
        value={input.title}
        maxLength={200}
        autoComplete="off"
        placeholder="Generated Form"
        onChange={(title) => onChange({ title })}
      />
      <Button
        className={styles.main}
        variant={isFromWords && !isHeld ? 'primary' : 'plain'}
        disabled={isHeld || !hasWords}
        disabledReason={
          isHeld ? resetFirst : hasWords ? undefined : 'Enter a title or a description'
        }
        onClick={onGenerate}
      >
        Generate Form
      </Button>
      <TextArea
        className={styles.description}
        label="Description"
        rows={2}
        value={input.description}
        maxLength={limits.descriptionCharacters}
        placeholder="What is the form for, and what should it ask?"
        onChange={(description) => onChange({ description })}
      />
      <div className={styles.tree}>
        <MonoText
          ref={areaRef}
          label="ASCII decision tree"
          note={tree && tree.kind !== 'Description' ? `Detected: ${tree.kind}` : ''}
          value={input.text}
          readOnly={isHeld}
          wrap="off"
          placeholder={placeholder}
          aria-describedby={`${id}-hint${problem === null ? '' : ` ${id}-problem`}`}
          aria-invalid={problem !== null || undefined}
          onChange={(text) => onChange({ text })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onStart()
          }}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {isHeld
            ? 'Reset to change the tree.'
            : 'Indent or draw the branches. You can also enter JSON: questions with yes_action and no_action, nested options, a form’s schema, or names with lists of options.'}
        </p>
        {problem !== null && (
          <Note tone="error" id={`${id}-problem`} className={styles.problem}>
            {problem}
          </Note>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          variant={isHeld || isFromWords ? 'plain' : 'primary'}
          disabled={isHeld}
          disabledReason={isHeld ? resetFirst : undefined}
          onClick={onStart}
        >
          Start Real-Time Generation
        </Button>
        <Button variant="quiet" disabled={isHeld} onClick={onSample}>
          Try a sample
        </Button>
      </div>
    </div>
  )
}

const resetFirst = 'Reset to start again'

const placeholder = `Are you a customer?
├── Yes → Enter your customer number
└── No → How did you hear of us?`
