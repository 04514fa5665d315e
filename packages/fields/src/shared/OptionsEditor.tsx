import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './OptionsEditor.module.css'
import { moved, pastedOptions } from './option-edits.ts'
import type { SettingsProps } from './settings-props.tsx'

const grip =
  'M8 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0'
const cross = 'M18 6l-12 12M6 6l12 12'
const plus = 'M12 5l0 14M5 12l14 0'

/** Above this many, options are edited as lines only: thousands of inputs would slow the page. */
const mostRows = 200

/** The options of a choice, edited in place: Enter adds one below, Alt and an arrow moves one, pasted lines become options. */
export function OptionsEditor(props: SettingsProps) {
  const { field, problems } = props
  const options = field.options ?? []
  const [asLines, setAsLines] = useState(false)
  const tooMany = options.length > mostRows
  return (
    <div className={styles.options}>
      {asLines || tooMany ? <Lines {...props} /> : <Rows {...props} />}
      {problems.options === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problems.options}
        </p>
      )}
      {tooMany ? null : (
        <button
          type="button"
          className={styles.way}
          aria-pressed={asLines}
          onClick={() => setAsLines(!asLines)}
        >
          {asLines ? 'Edit one by one' : 'Edit as lines'}
        </button>
      )}
    </div>
  )
}

function Rows({ field, onChange }: SettingsProps) {
  const options = field.options ?? []
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  useLayoutEffect(() => {
    if (focusNext.current === null) return
    inputAt(list.current, focusNext.current)?.focus()
    focusNext.current = null
  })

  function change(next: readonly string[], focus: number | null, control?: string) {
    focusNext.current = focus
    onChange({ options: next }, control)
  }

  function move(from: number, to: number) {
    if (to >= 0 && to < options.length) change(moved(options, from, to), to)
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      change(options.toSpliced(index + 1, 0, ''), index + 1)
    } else if (event.key === 'Backspace' && options[index] === '' && options.length > 1) {
      event.preventDefault()
      change(options.toSpliced(index, 1), Math.max(0, index - 1))
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      event.stopPropagation()
      move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      inputAt(list.current, event.key === 'ArrowUp' ? index - 1 : index + 1)?.focus()
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const pasted = pastedOptions(event.clipboardData.getData('text/plain'))
    if (pasted.length < 2) return
    event.preventDefault()
    const next = options.toSpliced(index, options[index] === '' ? 1 : 0, ...pasted)
    change(next, index + pasted.length - 1)
  }

  return (
    <>
      <ul ref={list} aria-label="Options">
        {options.map((option, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two options may read the same while they are typed
            key={index}
            data-dragged={dragged === index || undefined}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              if (dragged !== index) {
                onChange({ options: moved(options, dragged, index) }, 'drag an option')
                setDragged(index)
              }
            }}
            onDrop={(event) => event.preventDefault()}
          >
            <i
              className={field.type === 'checkbox' ? styles.square : styles.round}
              aria-hidden="true"
            />
            <input
              className={styles.text}
              aria-label={`Option ${index + 1}`}
              value={option}
              onChange={(event) =>
                onChange(
                  { options: options.with(index, event.currentTarget.value) },
                  `option ${index}`,
                )
              }
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
            />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers only, the keyboard has Alt and the arrows */}
            <span
              className={styles.grip}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', option)
                setDragged(index)
              }}
              onDragEnd={() => setDragged(null)}
            >
              <Icon path={grip} size={16} />
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove option ${index + 1}${option === '' ? '' : `, ${option}`}`}
              onClick={() => change(options.toSpliced(index, 1), Math.max(0, index - 1))}
            >
              <Icon path={cross} size={16} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.add}
        onClick={() => change([...options, `Option ${options.length + 1}`], options.length)}
      >
        <Icon path={plus} size={16} />
        Add an option
      </button>
    </>
  )
}

/** One option a line; empty lines are left out once the box is left. */
function Lines({ field, onChange }: SettingsProps) {
  const [text, setText] = useState(() => (field.options ?? []).join('\n'))
  return (
    <textarea
      className={styles.lines}
      aria-label="Options, one a line"
      rows={8}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange({ options: pastedOptions(event.currentTarget.value) }, 'options as lines')
      }}
    />
  )
}

function inputAt(list: HTMLUListElement | null, index: number): HTMLInputElement | undefined {
  const input = list?.querySelectorAll('input')[index]
  return input
}
