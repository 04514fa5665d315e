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
import { BulkEditDialog } from '../../../../forms/option-lines/LazyBulkEdit.tsx'
import {
  countProblem,
  doubled,
  pastedOptions,
} from '../../../../forms/option-lines/option-lines.ts'
import { upTo } from '../../../../ui/breakpoints.ts'
import { Switch } from '../../../../ui/Switch.tsx'
import { useMedia } from '../../../../ui/use-media.ts'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { OfferedWhen } from './LazyOfferedWhen.tsx'
import { OtherRow } from './LazyOtherRow.tsx'
import { OptionRow } from './OptionRow.tsx'
import { moved, newOption } from './option-edits.ts'
import styles from './options.module.css'
import { shiftOf, useOptionDrag } from './use-option-drag.ts'
import { useOptionWindow } from './use-option-window.ts'

interface OptionsEditorProps {
  readonly field: Field
  readonly problem: string | undefined
  /** other texts than the field's options, such as the rows of a table */
  readonly options?: readonly string[]
  readonly name?: 'option' | 'row' | 'column'
  /**
   * `control` identifies the edited option, so that typing in it is a single undo step. `from` has the earlier index of
   * each option, or -1, if options were added, removed or moved one by one
   */
  readonly onChange: (
    options: readonly string[],
    control?: string,
    from?: readonly number[],
  ) => void
  /** Changes the label of the last option, which has a text; undefined removes it. Absent for texts without one. */
  readonly onOther?: ((label: string | undefined) => void) | undefined
  /** Turns random order on and off. Absent for texts that always keep their order. */
  readonly onShuffle?: ((isOn: boolean) => void) | undefined
  /** True for options that can be offered only for some answers. */
  readonly canOffer?: boolean
}

/** An edit of the options, and in the same way of their indexes. `made` makes an item of a new text. */
type Edit = <Item>(items: readonly Item[], made: (text: string) => Item) => readonly Item[]

const noOptions: readonly string[] = []

/**
 * In-place editor for choice options. Enter adds an option below, Alt with an arrow key moves one, pasted lines become
 * options.
 */
export function OptionsEditor({
  field,
  options = field.options ?? noOptions,
  name = 'option',
  problem,
  onChange,
  onOther,
  onShuffle,
  canOffer,
}: OptionsEditorProps) {
  const { announce } = useEditor()
  const Name = name[0]?.toUpperCase() + name.slice(1)
  const type = fieldTypeOf(fieldTypes, field.type)
  const mark =
    name === 'row' || type?.control !== 'options'
      ? 'number'
      : type.answerKind === 'list'
        ? 'square'
        : 'round'
  const rowHeight = useMedia(upTo.phone) ? 44 : 32
  const box = useRef<HTMLDivElement>(null)
  const goal = useRef<{ index: number; select: boolean } | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [inBulk, setInBulk] = useState(false)
  const [isOtherNew, setIsOtherNew] = useState(false)
  const [offered, setOffered] = useState(-1)
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

  function change(edit: Edit): boolean {
    const next = edit(options, (text) => text)
    const tooMany = next.length > options.length ? countProblem(next.length) : null
    setRefusal(tooMany)
    setOffered(-1)
    if (tooMany === null)
      onChange(
        next,
        undefined,
        edit([...options.keys()], () => -1),
      )
    return tooMany === null
  }

  function add(index: number, text: string, select: boolean) {
    if (change((items, made) => items.toSpliced(index, 0, made(text)))) {
      goal.current = { index, select }
    }
  }

  function remove(index: number) {
    if (!change((items) => items.toSpliced(index, 1))) return
    announce(`${Name} ${index + 1} removed`)
    if (options.length > 1) goal.current = { index: Math.max(0, index - 1), select: false }
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= options.length || !change((items) => moved(items, from, to))) return
    announce(`${options[from] || Name} moved to position ${to + 1} of ${options.length}`)
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
    const edit: Edit = (items, made) => items.toSpliced(at, replaces ? 1 : 0, ...pasted.map(made))
    if (!change(edit)) return
    goal.current = { index: at + pasted.length - 1, select: false }
    announce(`${pasted.length} ${name}s pasted`)
  }

  // An empty option shows no error while it has focus, since it may be new.
  const isBeingWritten = focused !== null && options[focused] === ''
  const message =
    refusal ?? (isBeingWritten && problem === `Option ${focused + 1} is empty.` ? null : problem)

  return (
    <div className={styles.options}>
      <VisuallyHidden>
        <span id={helpId}>
          Press Enter to add {name === 'option' ? 'an' : 'a'} {name}. Press Alt and an arrow key to
          move it.
        </span>
      </VisuallyHidden>
      <div
        ref={box}
        className={shown.isLong ? styles.box : undefined}
        style={shown.isLong ? { height: shown.height } : undefined}
        onScroll={shown.isLong ? shown.onScroll : undefined}
      >
        <ul
          aria-label={`${Name}s`}
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
                name={Name}
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
                onOffer={
                  canOffer ? (index) => setOffered(index === offered ? -1 : index) : undefined
                }
                isConditional={field.optionsWhen?.some((one) => one.option === option) ?? false}
                isOfferOpen={index === offered}
              />
            )
          })}
        </ul>
      </div>
      {offered >= 0 && (
        <OfferedWhen
          field={field}
          at={offered}
          onClose={() => {
            setOffered(-1)
            focus(offered)
          }}
        />
      )}
      {onOther !== undefined && field.other !== undefined && (
        <OtherRow
          label={field.other}
          mark={mark}
          number={options.length + 1}
          problemId={message ? problemId : undefined}
          isNew={isOtherNew}
          onChange={onOther}
          onEnter={() => add(options.length, '', false)}
          onRemove={() => {
            setIsOtherNew(false)
            onOther(undefined)
            announce('Option with a text removed')
            focus(options.length - 1)
          }}
          onUp={() => focus(options.length - 1)}
        />
      )}
      <p id={problemId} className={styles.problem} role="alert">
        {message}
      </p>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.add}
          onClick={() => add(options.length, newOption(options, Name), true)}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
          Add {name === 'option' ? 'an' : 'a'} {name}
        </button>
        {onOther !== undefined && field.other === undefined && (
          <button
            type="button"
            className={styles.other}
            onClick={() => {
              setIsOtherNew(true)
              onOther(options.includes('Other') ? 'Another answer' : 'Other')
            }}
          >
            Add “Other”
          </button>
        )}
        {onShuffle && (
          <Switch label="Shuffle" checked={field.shuffle ?? false} onChange={onShuffle} />
        )}
        <button
          ref={bulkButton}
          type="button"
          className={styles.bulk}
          onClick={() => setInBulk(true)}
        >
          Bulk edit
        </button>
        {shown.isLong && (
          <span className={styles.count}>
            {options.length.toLocaleString('en')} {name}s
          </span>
        )}
      </div>
      {inBulk && (
        <BulkEditDialog
          options={options}
          onApply={(next) => {
            setRefusal(null)
            onChange(next)
            announce(`${next.length} ${name}s`)
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
