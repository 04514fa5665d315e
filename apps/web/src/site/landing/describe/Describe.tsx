import { IconLockOpen } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from 'react'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import styles from './Describe.module.css'
import { examples } from './examples.ts'

/** A few sentences; longer descriptions belong to the dialog for new forms. */
const longestText = 2_000

export interface DescribeProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onDraw: () => void
  /** The form of the description is on the stage. */
  readonly isDrawn: boolean
  readonly isDrawing: boolean
  readonly problem: string | null
  readonly input: RefObject<HTMLTextAreaElement | null>
  /** Loads the code for drawing before it is needed. */
  readonly onFocus: () => void
}

/** The description of a form. Without script, it is sent to the page that creates the form. */
export function Describe(props: DescribeProps) {
  const { text, onText, onDraw, isDrawn, isDrawing, problem, input, onFocus } = props
  const id = useId()
  const draw = (event: SubmitEvent) => {
    event.preventDefault()
    onDraw()
  }
  return (
    <>
      <form className={styles.describe} action="/forms/new" onSubmit={draw}>
        <label htmlFor={id}>
          <BranchMark size={18} />
          Describe your form
        </label>
        <textarea
          id={id}
          ref={input}
          name="describe"
          rows={3}
          maxLength={longestText}
          placeholder="Workshop sign-up with name and email. In person or online? If in person, ask for lunch."
          value={text}
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== null || undefined}
          onChange={({ target }) => onText(target.value)}
          onFocus={onFocus}
          onKeyDown={(event) => {
            if (isSubmitKey(event)) event.currentTarget.form?.requestSubmit()
          }}
        />
        <div className={styles.under}>
          {examples.map((example) => (
            <button
              key={example.name}
              type="button"
              className={styles.example}
              aria-label={`Example: ${example.name}`}
              onClick={() => {
                onText(example.text)
                input.current?.focus()
              }}
            >
              {example.name}
            </button>
          ))}
          <button
            type="submit"
            className={buttonClass(isDrawn ? 'plain' : 'primary', 'lg', styles.draw)}
            aria-busy={isDrawing || undefined}
          >
            {isDrawn ? 'Draw Again' : 'Draw My Form'}
          </button>
        </div>
      </form>
      <p
        className={styles.note}
        id={`${id}-note`}
        role={problem === null ? undefined : 'alert'}
        data-problem={problem !== null || undefined}
      >
        {problem === null ? (
          <>
            <IconLockOpen size={16} stroke={1.75} aria-hidden />
            Drawn in your browser. No sign-in until you keep it.
          </>
        ) : (
          problem
        )}
      </p>
    </>
  )
}

const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey)
