import { IconX } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './options.module.css'

export interface OtherRowProps {
  readonly label: string
  readonly mark: 'round' | 'square' | 'number'
  readonly number: number
  readonly problemId: string | undefined
  /** true for a row that was just added, whose label is selected */
  readonly isNew: boolean
  readonly onChange: (label: string) => void
  readonly onEnter: () => void
  readonly onRemove: () => void
  readonly onUp: () => void
}

/** The last option, whose text the visitor writes. Only its label can be edited. */
export function OtherRow({ label, mark, number, problemId, isNew, ...props }: OtherRowProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (isNew) input.current?.select()
  }, [isNew])
  return (
    <div className={classNames(styles.row, styles.ownText)}>
      <i className={styles[mark]} aria-hidden="true">
        {mark === 'number' ? `${number}.` : null}
      </i>
      <input
        ref={input}
        className={styles.text}
        dir="auto"
        aria-label="Option with a text"
        aria-describedby={problemId}
        value={label}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={() => {
          if (label !== label.trim()) props.onChange(label.trim())
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') props.onEnter()
          else if (event.key === 'Backspace' && label === '') props.onRemove()
          else if (event.key === 'ArrowUp') props.onUp()
          else return
          event.preventDefault()
        }}
      />
      <span className={styles.written} aria-hidden="true">
        visitors type their answer
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove option with a text${label === '' ? '' : `, ${label}`}`}
        onClick={props.onRemove}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}
