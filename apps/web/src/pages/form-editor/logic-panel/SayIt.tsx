import type { Conditional } from '@ramiform/core/conditions/condition'
import { describeConditional } from '@ramiform/core/conditions/describe'
import type { FormSchema } from '@ramiform/core/form'
import { IconCornerDownLeft } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { Phrases } from '../../../forms/Phrases.tsx'
import { longestSentence } from '../../../logic-chat/sentence-limit.ts'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import styles from './FirstUse.module.css'
import type { Reading } from './say-sentence.ts'

/** One line for the Logic Chat's parser. It shows how the sentence was understood before it is used. */
export function SayIt({
  ids,
  schema,
  example,
  onUse,
}: {
  /** fields that get the rule */
  ids: readonly string[]
  schema: FormSchema
  example: string
  onUse: (conditional: Conditional) => void
}) {
  const [words, setWords] = useState('')
  const [reading, setReading] = useState<Reading | null>(null)
  const [busy, setBusy] = useState(false)
  const inputId = useId()

  async function read(sentence: string) {
    setBusy(true)
    const found = await import('./say-sentence.ts')
      .then(({ readSentence }) => readSentence(sentence, schema.fields, ids))
      .catch(
        (): Reading => ({
          kind: 'none',
          text: 'The sentence could not be read. Please try again.',
        }),
      )
    setBusy(false)
    setReading(found)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (reading?.kind === 'rule') return onUse(reading.conditional)
    if (words.trim() !== '' && !busy) void read(words)
  }

  return (
    <form className={styles.orSay} onSubmit={onSubmit} data-undo="own">
      <label htmlFor={inputId}>Or say it</label>
      <div className={styles.line}>
        <input
          id={inputId}
          className={classNames(fieldStyles.input, styles.words)}
          placeholder={example}
          autoComplete="off"
          maxLength={longestSentence}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            setReading(null)
          }}
        />
        <IconButton
          size="sm"
          type="submit"
          label="Read this sentence"
          disabled={words.trim() === '' || busy}
          icon={<IconCornerDownLeft size={16} stroke={1.75} aria-hidden />}
        />
      </div>
      <div role="status">
        {reading?.kind === 'rule' && (
          <p className={styles.reads}>
            <BranchMark />
            <span>
              Shown when <Phrases phrases={describeConditional(reading.conditional, schema)} />.
            </span>
            <TextButton onClick={() => onUse(reading.conditional)}>Use this</TextButton>
          </p>
        )}
        {reading?.kind === 'none' && (
          <p className={styles.notRead}>{`${reading.text} Try “${example}”.`}</p>
        )}
        {reading?.kind === 'question' && (
          <div className={styles.asks}>
            <p>{reading.text}</p>
            <div className={styles.chips}>
              {reading.choices.map(({ label, sentence }) => (
                <button
                  key={sentence}
                  type="button"
                  className={styles.chip}
                  onClick={() => void read(sentence)}
                >
                  {label}
                </button>
              ))}
            </div>
          </div>
        )}
      </div>
    </form>
  )
}
