import { hasPlaces } from '@ramiform/core/answers-in-texts/read-text'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './ChipText.module.css'
import { asksForAnswer, ChipText, type ChipTextHandle } from './ChipText.tsx'
import type { TextRange } from './chip-dom.ts'
import { InsertAnswer } from './InsertAnswer.tsx'
import { useAnswerList } from './use-answer-list.ts'
import { useTextSources } from './use-text-sources.ts'

export interface TextWithAnswersProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Id of the field or section that has the text; null for a text behind the form. */
  readonly before: string | null
  /** Number of lines; 1 by default. */
  readonly rows?: number
  /** True for a web address. */
  readonly isAddress?: boolean
  readonly placeholder?: string | undefined
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  readonly maxLength?: number | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<TextHandle>
}

/** The selection of a text, for buttons beside it. */
export interface TextHandle {
  range(): TextRange
  /** Selects a part of the text that the next render shows. */
  select(range: TextRange): void
}

/**
 * A text input with a button to insert answers. While the text has none, it is a usual input.
 */
export function TextWithAnswers({
  label,
  value,
  onChange,
  before,
  rows = 1,
  isAddress = false,
  className,
  ref,
  ...rest
}: TextWithAnswersProps) {
  const { store } = useEditor()
  const sources = useTextSources(before)
  const frame = useRef<HTMLDivElement>(null)
  const chips = useRef<ChipTextHandle>(null)
  const { ask, list } = useAnswerList(insert)
  /** Position of the caret in the usual input, when it becomes one with chips. */
  const caret = useRef<number | undefined>(undefined)
  const hasChips = hasPlaces(value, (id) => sources.all.has(id))
  // The last removed chip leaves the input as it is, with the focus.
  const [hadChips, setHadChips] = useState(hasChips)
  if (hasChips && !hadChips) setHadChips(true)
  const isChips = hasChips || hadChips
  const input = () =>
    frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? null

  useEffect(() => {
    const { current } = frame
    if (current === null || isChips) return
    const before = (event: InputEvent) => {
      const { target } = event
      if (!isText(target) || event.data !== '@') return
      if (!asksForAnswer(target.value, target.selectionStart ?? 0)) return
      event.preventDefault()
      ask()
    }
    current.addEventListener('beforeinput', before)
    return () => current.removeEventListener('beforeinput', before)
  }, [isChips, ask])

  function insert(text: string) {
    if (chips.current !== null) {
      chips.current.insert(text)
      return
    }
    const plain = input()
    const start = plain?.selectionStart ?? value.length
    const end = plain?.selectionEnd ?? start
    caret.current = start + text.length
    store.endTyping()
    onChange(value.slice(0, start) + text + value.slice(end))
    store.endTyping()
  }

  useImperativeHandle(ref, () => ({
    range() {
      const plain = input()
      const end = { start: value.length, end: value.length }
      if (plain === null) return chips.current?.range() ?? end
      return { start: plain.selectionStart ?? end.start, end: plain.selectionEnd ?? end.end }
    },
    select({ start, end: to }) {
      requestAnimationFrame(() => {
        const plain = input()
        if (plain === null) chips.current?.put(to)
        else {
          plain.focus()
          plain.setSelectionRange(start, to)
        }
      })
    },
  }))

  const shared = { label, value, onChange, ...rest }
  return (
    <div ref={frame} className={classNames(styles.field, className)}>
      {isChips ? (
        <ChipField
          {...shared}
          ref={chips}
          rows={rows}
          isAddress={isAddress}
          caretAt={caret.current}
          sources={sources}
          onAsk={ask}
        />
      ) : rows > 1 ? (
        <TextArea {...shared} dir="auto" rows={rows} />
      ) : isAddress ? (
        <TextField {...shared} type="url" inputMode="url" />
      ) : (
        <TextField {...shared} dir="auto" autoComplete="off" />
      )}
      <InsertAnswer
        className={styles.insert}
        sources={sources}
        {...list}
        focusAfter={() => chips.current?.element ?? input()}
      />
    </div>
  )
}

/** Label, hint and error around a text with chips. */
function ChipField({
  label,
  hint,
  error,
  rows,
  isAddress,
  ...rest
}: Omit<TextWithAnswersProps, 'before' | 'rows' | 'ref'> &
  Pick<
    Parameters<typeof ChipText>[0],
    'ref' | 'caretAt' | 'sources' | 'onAsk' | 'value' | 'onChange'
  > & { rows: number }) {
  const id = useId()
  const isWrong = error !== undefined && error !== null && error !== ''
  const described = [hint !== undefined && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean)
  return (
    <>
      <span id={id} className={styles.name}>
        {label}
      </span>
      <ChipText
        {...rest}
        lines={rows}
        dir={isAddress ? 'ltr' : 'auto'}
        className={fieldStyles.input}
        aria-labelledby={id}
        aria-describedby={described.join(' ') || undefined}
        aria-invalid={isWrong || undefined}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {isWrong && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </>
  )
}

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
