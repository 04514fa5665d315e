import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { IconPlus } from '@tabler/icons-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useEditor } from '../../../../editing/editor-context.tsx'
import { BulkEditDialog } from '../../../../forms/option-lines/BulkEditDialog.tsx'
import {
  countProblem,
  doubled,
  pastedOptions,
} from '../../../../forms/option-lines/option-lines.ts'
import { upTo } from '../../../../ui/breakpoints.ts'
import { useMedia } from '../../../../ui/use-media.ts'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { OptionRow } from './OptionRow.tsx'
import { moved, newOption } from './option-edits.ts'
import styles from './options.module.css'
import { shiftOf, useOptionDrag } from './use-option-drag.ts'
import { useOptionWindow } from './use-option-window.ts'

interface OptionsEditorProps {
  readonly field: Field
  readonly problem: string | undefined
  /** `control` identifies the edited option, so that typing in it is a single undo step */
  readonly onChange: (options: readonly string[], control?: string) => void
}

const noOptions: readonly string[] = []

/**
 * In-place editor for choice options. Enter adds an option below, Alt with an arrow key moves one, pasted lines become
 * options.
 */
export function OptionsEditor({ field, problem, onChange }: OptionsEditorProps) {
  const { announce } = useEditor()
  const options = field.options ?? noOptions
  const type = fieldTypeOf(fieldTypes, field.type)
  const mark =
    type?.control !== 'options' ? 'number' : type.answerKind === 'list' ? 'square' : 'round'
  const rowHeight = useMedia(upTo.phone) ? 44 : 32
  const box = useRef<HTMLDivElement>(null)
  const goal = useRef<{ index: number; select: boolean } | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [inBulk, setInBulk] = useState(false)
  const bulkButton = useRef<HTMLButtonElement>(null)
  const problemId = useId()
  const helpId = useId()
  const doubles = useMemo(() => doubled(options), [options])
  const shown = useOptionWindow(box, options.length, rowHeight)
  const { drag, start } = useOptionDrag({
    count: options.length,
    rowHeight,
    list: () => box.current?.querySelector('ul') ?? null,
    scroller: () => (shown.isLong ? box.current : null),
    onMove: move,
  })

  /** Focuses an option's input, which may not be rendered yet. */
  function focus(index: number, select = false) {
    if (shown.isLong && box.current) {
      const at = index * rowHeight
      const { scrollTop, clientHeight } = box.current
      if (at < scrollTop) box.current.scrollTop = at
      else if (at + rowHeight > scrollTop + clientHeight) {
        box.current.scrollTop = at + rowHeight - clientHeight
      }
      shown.onScroll()
    }
    goal.current = { index, select }
    reachGoal()
  }

  function reachGoal() {
    if (goal.current === null) return
    const { index, select } = goal.current
    const input = box.current?.querySelector<HTMLInputElement>(`[data-option="${index}"] input`)
    if (!input) return
    goal.current = null
    input.focus()
    if (select) input.select()
  }
  useLayoutEffect(reachGoal)

  function change(next: readonly string[]): boolean {
    const tooMany = next.length > options.length ? countProblem(next.length) : null
    setRefusal(tooMany)
    if (tooMany === null) onChange(next)
    return tooMany === null
  }

  function add(index: number, text: string, select: boolean) {
    if (change(options.toSpliced(index, 0, text))) goal.current = { index, select }
  }

  function remove(index: number) {
    if (!change(options.toSpliced(index, 1))) return
    announce(`Option ${index + 1} removed`)
    if (options.length > 1) goal.current = { index: Math.max(0, index - 1), select: false }
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= options.length || !change(moved(options, from, to))) return
    announce(`${options[from] || 'Option'} moved to position ${to + 1} of ${options.length}`)
    goal.current = { index: to, select: false }
  }

  function onKeyDown(index: number, event: KeyboardEvent<HTMLInputElement>) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      add(index + 1, '', false)
    } else if (event.key === 'Backspace' && options[index] === '' && options.length > 1) {
      event.preventDefault()
      remove(index)
    } else if (by !== 0 && !event.shiftKey) {
      event.preventDefault()
      if (event.altKey) move(index, index + by)
      else if (options[index + by] !== undefined) focus(index + by)
    }
  }

  /** Pastes lines as options. They replace an empty or fully selected option; otherwise they follow it. */
  function onPaste(index: number, event: ClipboardEvent<HTMLInputElement>) {
    const pasted = pastedOptions(event.clipboardData.getData('text/plain'))
    if (pasted.length < 2) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const replaces = selectionStart === 0 && selectionEnd === value.length
    const at = replaces ? index : index + 1
    if (!change(options.toSpliced(at, replaces ? 1 : 0, ...pasted))) return
    goal.current = { index: at + pasted.length - 1, select: false }
    announce(`${pasted.length} options pasted`)
  }

  // An empty option shows no error while it has focus, since it may be new.
  const isBeingWritten = focused !== null && options[focused] === ''
  const message =
    refusal ?? (isBeingWritten && problem === `Option ${focused + 1} is empty.` ? null : problem)

  return (
    <div className={styles.options}>
      <VisuallyHidden>
        <span id={helpId}>
          Press Enter to add an option. Press Alt and an arrow key to move it.
        </span>
      </VisuallyHidden>
      <div
        ref={box}
        className={shown.isLong ? styles.box : undefined}
        style={shown.isLong ? { height: shown.height } : undefined}
        onScroll={shown.isLong ? shown.onScroll : undefined}
      >
        <ul
          aria-label="Options"
          aria-describedby={helpId}
          className={drag === null ? undefined : styles.dragging}
          style={{
            height: options.length * rowHeight,
            paddingTop: shown.first * rowHeight,
          }}
        >
          {options.slice(shown.first, shown.end).map((option, at) => {
            const index = shown.first + at
            const shift = shiftOf(drag, index, rowHeight)
            return (
              <OptionRow
                key={index}
                index={index}
                option={option}
                mark={mark}
                isDoubled={doubles.has(index)}
                isDragged={drag?.from === index}
                problemId={message ? problemId : undefined}
                style={shift === 0 ? {} : { translate: `0 ${shift}px` }}
                onChange={(index, text) => {
                  setRefusal(null)
                  onChange(options.with(index, text), `option ${index}`)
                }}
                onKeyDown={onKeyDown}
                onPaste={onPaste}
                onFocus={setFocused}
                onBlur={() => setFocused(null)}
                onGrab={(index, event) => start(event, index)}
                onRemove={remove}
              />
            )
          })}
        </ul>
      </div>
      <p id={problemId} className={styles.problem} role="alert">
        {message}
      </p>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.add}
          onClick={() => add(options.length, newOption(options), true)}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
          Add an option
        </button>
        <button
          ref={bulkButton}
          type="button"
          className={styles.bulk}
          onClick={() => setInBulk(true)}
        >
          Bulk edit
        </button>
        {shown.isLong && (
          <span className={styles.count}>{options.length.toLocaleString('en')} options</span>
        )}
      </div>
      {inBulk && (
        <BulkEditDialog
          options={options}
          onApply={(next) => {
            setRefusal(null)
            onChange(next)
            announce(`${next.length} options`)
          }}
          onClose={() => {
            setInBulk(false)
            requestAnimationFrame(() => bulkButton.current?.focus())
          }}
        />
      )}
    </div>
  )
}
