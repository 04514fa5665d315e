import { type ReadFormula, readFormula } from '@ramiform/core/values/read-formula'
import type { FormulaSource } from '@ramiform/core/values/sources-of-formulas'
import { writeFormula } from '@ramiform/core/values/write-formula'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { type Completion, type Completions, completeFormula } from './complete-formula.ts'
import styles from './FormulaInput.module.css'

/** What a text without a mistake says. */
export type WrittenFormula = Extract<ReadFormula, { readonly formula: unknown }>

const closed: Completions = { from: 0, to: 0, options: [] }

/**
 * A formula as text, with completion of names, options and functions. A mistake shows below, with its place. The form
 * keeps the last formula without one.
 */
export function FormulaInput(props: {
  label: string
  text: string
  sources: readonly FormulaSource[]
  /** What the formula gives */
  hint: ReactNode
  error?: string | undefined
  onChange: (read: WrittenFormula) => void
}) {
  const { label, text, sources, onChange } = props
  /** Text as typed, which may have a mistake or other spaces. Null for the stored formula. */
  const [typed, setTyped] = useState<string | null>(null)
  const [found, setFound] = useState<Completions>(closed)
  const [at, setAt] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const list = useId()
  const read = typed === null ? null : readFormula(typed, sources)
  const mistake = read !== null && 'mistake' in read ? read.mistake : null
  // After an undo, the stored formula is another one.
  const isStored = read === null || mistake !== null || writeOf(read, sources) === text
  const shown = (isStored ? typed : null) ?? text
  const isOpen = found.options.length > 0

  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  // The list opens below the input, where the settings may end.
  useEffect(() => {
    if (isOpen) document.getElementById(list)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, list])

  function show(next: Completions) {
    setFound(next)
    setAt(0)
  }

  function change(next: string) {
    setTyped(next)
    const now = readFormula(next, sources)
    if ('formula' in now) onChange(now)
  }

  function choose({ insert }: Completion) {
    const next = shown.slice(0, found.from) + insert + shown.slice(found.to)
    caret.current = found.from + insert.length
    show(closed)
    change(next)
    area.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, currentTarget, ctrlKey } = event
    const option = found.options[at]
    if (!isOpen && ((key === ' ' && ctrlKey) || (key === 'ArrowDown' && shown.trim() === ''))) {
      event.preventDefault()
      show(completeFormula(shown, currentTarget.selectionStart, sources, true))
    } else if (isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      const { length } = found.options
      setAt((at + (key === 'ArrowDown' ? 1 : length - 1)) % length)
    } else if (isOpen && option !== undefined && (key === 'Enter' || key === 'Tab')) {
      event.preventDefault()
      choose(option)
    } else if (isOpen && key === 'Escape') {
      event.preventDefault()
      // Only the list closes, not the drawer.
      event.stopPropagation()
      show(closed)
    } else if (key === 'Enter') {
      // A formula is one line.
      event.preventDefault()
    }
  }

  return (
    <div className={styles.formula}>
      <TextArea
        ref={area}
        label={label}
        hideLabel
        className={styles.input}
        rows={2}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        placeholder="{Guests} * 12.50"
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}-${at}` : undefined}
        value={shown}
        error={
          isOpen
            ? undefined
            : mistake
              ? `Character ${mistake.from + 1}: ${mistake.message}`
              : props.error
        }
        hint={mistake || props.error || isOpen ? undefined : props.hint}
        onChange={(entered) => {
          const next = entered.replace(/\n/g, ' ')
          change(next)
          show(completeFormula(next, area.current?.selectionStart ?? next.length, sources))
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          show(closed)
          if (mistake === null) setTyped(null)
        }}
      />
      {isOpen && (
        <div id={list} role="listbox" aria-label="Names and functions" className={styles.list}>
          {found.options.map((option, index) => (
            // The text area has the focus and the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text area has the keys
            <div
              key={option.insert}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              // The text area keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span>{option.label}</span>
              <small>{option.detail}</small>
            </div>
          ))}
        </div>
      )}
      {mistake && !isOpen && (
        <p className={styles.place} aria-hidden="true">
          {shown.slice(0, mistake.from)}
          <mark>{shown.slice(mistake.from, mistake.to) || ' '}</mark>
          {shown.slice(mistake.to)}
        </p>
      )}
    </div>
  )
}

const writeOf = (read: ReadFormula, sources: readonly FormulaSource[]) =>
  'formula' in read ? writeFormula(read.formula, sources) : null
