import { type Ref, useId, useRef } from 'react'
import styles from './MarkedTextArea.module.css'
import { useBothRefs } from './use-both-refs.ts'

/** A part of the text with a ground of its own. Parts may not overlap. */
export interface TextMark {
  readonly start: number
  readonly end: number
  /** `point` for the part that something else points at, `warning` for one that needs attention */
  readonly tone: 'point' | 'warning'
  readonly isCurrent?: boolean
}

export interface MarkedTextAreaProps {
  readonly label: string
  readonly value: string
  readonly marks: readonly TextMark[]
  readonly placeholder?: string
  readonly ref?: Ref<HTMLTextAreaElement>
  readonly onChange: (value: string) => void
  /** position of the caret, when it moves */
  readonly onCaret?: (at: number) => void
}

/** A text area with marked parts. The marks are drawn behind the text, on a copy of it. */
export function MarkedTextArea(props: MarkedTextAreaProps) {
  const { label, value, marks, placeholder, ref, onChange, onCaret } = props
  const id = useId()
  const copy = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const both = useBothRefs(area, ref)
  return (
    <div className={styles.frame}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <div ref={copy} className={styles.copy} aria-hidden>
          {pieces(value, marks).map(({ text, at, mark }) =>
            mark === undefined ? (
              text
            ) : (
              <mark key={at} data-tone={mark.tone} data-current={mark.isCurrent || undefined}>
                {text}
              </mark>
            ),
          )}
          {/* a last empty line needs a character to have a height */}
          {'\u200b'}
        </div>
        <textarea
          ref={both}
          id={id}
          value={value}
          placeholder={placeholder}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onSelect={({ currentTarget }) => onCaret?.(currentTarget.selectionStart)}
          onScroll={({ currentTarget }) => {
            if (copy.current !== null) copy.current.scrollTop = currentTarget.scrollTop
          }}
        />
      </div>
    </div>
  )
}

interface Piece {
  readonly text: string
  readonly at: number
  readonly mark?: TextMark
}

/** The text cut at the marks. Marks that overlap an earlier one are left out. */
export function pieces(value: string, marks: readonly TextMark[]): readonly Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    if (mark.start < from || mark.end > value.length) continue
    if (mark.start > from) found.push({ text: value.slice(from, mark.start), at: from })
    found.push({ text: value.slice(mark.start, mark.end), at: mark.start, mark })
    from = mark.end
  }
  if (from < value.length) found.push({ text: value.slice(from), at: from })
  return found
}
