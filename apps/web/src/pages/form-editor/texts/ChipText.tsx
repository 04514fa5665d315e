import {
  type AnswerPlace,
  cleanFallback,
  readText,
  writePlace,
} from '@ramiform/core/answers-in-texts/read-text'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './ChipText.module.css'
import {
  drawText,
  isDrawn,
  placeBeside,
  placesIn,
  putCaret,
  selectedRange,
  type TextRange,
  textIn,
} from './chip-dom.ts'
import { FallbackEditor } from './FallbackEditor.tsx'
import type { TextSources } from './use-text-sources.ts'

export interface ChipTextHandle {
  readonly element: HTMLElement | null
  /** Inserts a text at the caret, or where it was last. */
  insert(text: string): void
  range(): TextRange
  /** Puts the caret at a position. */
  put(at: number): void
}

interface ChipTextProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly sources: TextSources
  /** Called when the typed `@` asks for the list of answers. */
  readonly onAsk: () => void
  /** Number of lines; 1 accepts no line breaks. */
  readonly lines: number
  readonly maxLength?: number | undefined
  readonly className?: string | undefined
  readonly placeholder?: string | undefined
  /** Direction of a text that is never in the owner's language, such as an address. */
  readonly dir?: 'ltr' | 'auto'
  readonly ref?: Ref<ChipTextHandle>
  /** Position of the caret at first; without it the input does not take the focus. */
  readonly caretAt?: number | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: true | undefined
}

/**
 * A text with its answers as chips. The browser edits the words; chips are drawn, removed and pasted here. Undo is that of
 * the form, because the value is the draft's.
 */
export function ChipText(props: ChipTextProps) {
  const { value, onChange, sources, onAsk, lines, maxLength, ref, caretAt } = props
  const { store } = useEditor()
  const root = useRef<HTMLDivElement>(null)
  const caret = useRef<number | null>(caretAt ?? null)
  const last = useRef<TextRange | null>(
    caretAt === undefined ? null : { start: caretAt, end: caretAt },
  )
  const [open, setOpen] = useState<{ readonly at: number; readonly chip: HTMLElement } | null>(null)
  const isSource = (id: string) => sources.all.has(id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: names of the sources are part of the drawing
  useLayoutEffect(() => {
    const { current } = root
    if (current === null) return
    const place = current.contains(document.activeElement) ? selectedRange(current)?.end : undefined
    const isStale =
      !isDrawn(current, value, isSource) || current.dataset.names !== namesOf(value, sources)
    if (isStale) {
      drawText(current, value, isSource, (part) => chipOf(current, part, sources))
      current.dataset.names = namesOf(value, sources)
    }
    const to = caret.current ?? (isStale ? place : undefined)
    caret.current = null
    if (to === undefined) return
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true })
    const at = Math.min(to, value.length)
    putCaret(current, at)
    last.current = { start: at, end: at }
  }, [value, sources])

  useImperativeHandle(ref, () => ({
    get element() {
      return root.current
    },
    insert(text) {
      const { start, end } = last.current ?? { start: value.length, end: value.length }
      replaceAsStep({ start, end }, text)
    },
    range,
    put(at) {
      root.current?.focus()
      if (root.current !== null) putCaret(root.current, at)
    },
  }))

  /** Characters that a replacement may have. */
  function roomFor({ start, end }: TextRange): number {
    return maxLength === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(maxLength, value.length) - value.length + end - start
  }

  function replace({ start, end }: TextRange, text: string) {
    if (text.length > roomFor({ start, end })) return
    const next = value.slice(0, start) + text + value.slice(end)
    caret.current = start + text.length
    onChange(next)
  }

  /** A chip that comes or goes is an undo step of its own, apart from what is typed. */
  function replaceAsStep(place: TextRange, text: string) {
    store.endTyping()
    replace(place, text)
    store.endTyping()
  }

  function range(): TextRange {
    const here = root.current && selectedRange(root.current)
    return here ?? last.current ?? { start: value.length, end: value.length }
  }

  // React has no event for text before it is inserted.
  useEffect(() => {
    const { current } = root
    if (current === null) return
    const before = (event: InputEvent) => {
      const here = range()
      if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') {
        event.preventDefault()
        if (lines > 1) replace(here, '\n')
      } else if (event.inputType.startsWith('format')) {
        event.preventDefault()
      } else if (event.data === '@' && asksForAnswer(value, here.start)) {
        event.preventDefault()
        last.current = here
        onAsk()
      }
    }
    const remember = () => {
      const here = selectedRange(current)
      if (here !== null) last.current = here
    }
    current.addEventListener('beforeinput', before)
    document.addEventListener('selectionchange', remember)
    return () => {
      current.removeEventListener('beforeinput', before)
      document.removeEventListener('selectionchange', remember)
    }
  })

  function onKeyDown(event: React.KeyboardEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
    const here = range()
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey
    if (event.key === 'Enter' && lines === 1) event.preventDefault()
    if (here.start !== here.end || !isPlain) return
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'Left' : 'Right'
    const side = ['Delete', `Arrow${forward}`].includes(event.key)
      ? 'after'
      : ['Backspace', 'ArrowLeft', 'ArrowRight'].includes(event.key)
        ? 'before'
        : null
    const place = side && placeBeside(value, here.start, side, isSource)
    if (!place) return
    event.preventDefault()
    if (event.key.startsWith('Arrow')) {
      putCaret(event.currentTarget, side === 'after' ? place.end : place.start)
    } else replaceAsStep(place, '')
  }

  function onInput() {
    const { current } = root
    if (current === null) return
    const text = textIn(current)
    const next = lines > 1 ? text : text.replace(/\s*\n\s*/g, ' ')
    if (next.length - value.length > roomFor({ start: 0, end: 0 })) {
      // Too long: the text before is drawn again, with the caret where it was.
      const at = range().end - (next.length - value.length)
      drawText(current, value, isSource, (part) => chipOf(current, part, sources))
      putCaret(current, Math.max(0, at))
    } else onChange(next)
  }

  function onCopy(event: React.ClipboardEvent<HTMLDivElement>) {
    const here = range()
    if (here.start === here.end || event.target !== event.currentTarget) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', value.slice(here.start, here.end))
    if (event.type === 'cut') replace(here, '')
  }

  function onPaste(event: React.ClipboardEvent<HTMLDivElement>) {
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
    const here = range()
    const all = lines > 1 ? text : text.replace(/\s*\n\s*/g, ' ')
    // What does not fit is cut, as in usual inputs, but never within a chip or a character.
    const cut = all.slice(0, roomFor(here)).replace(/[\ud800-\udbff]$/, '')
    replace(here, cut.length < all.length ? cut.replace(/\{(?:\{[^{}]*\}?)?$/, '') : all)
  }

  /** Opens the fallback of a chip. */
  function onClick({ target }: React.MouseEvent) {
    const chip = target instanceof Element && target.closest<HTMLElement>('[data-place]')
    const { current } = root
    if (!chip || current === null) return
    const at = [...current.querySelectorAll('[data-place]')].indexOf(chip)
    setOpen({ at, chip })
  }

  const opened = open === null ? undefined : placesIn(value, isSource)[open.at]
  const source = opened && sources.all.get(opened.place.id)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an input cannot show chips */}
      <div
        ref={root}
        role="textbox"
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        aria-multiline={lines > 1}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        dir={props.dir ?? 'auto'}
        data-placeholder={value === '' ? props.placeholder : undefined}
        className={classNames(styles.text, lines > 1 && styles.lines, props.className)}
        onInput={onInput}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
        onDrop={(event) => event.preventDefault()}
        onClick={onClick}
      />
      {open !== null && opened !== undefined && (
        <FallbackEditor
          anchor={open.chip.isConnected ? open.chip : root.current}
          name={source?.name ?? opened.place.id}
          refusal={source?.refusal}
          fallback={opened.place.fallback ?? ''}
          onClose={() => setOpen(null)}
          onChange={(fallback) => {
            const { start, end } = opened
            const { id } = opened.place
            const next = writePlace({ id, fallback: cleanFallback(fallback) })
            onChange(value.slice(0, start) + next + value.slice(end))
          }}
          onRemove={() => {
            setOpen(null)
            replaceAsStep(opened, '')
          }}
          focusAfter={() => root.current}
        />
      )}
    </>
  )
}

/** True at the start of a word, so that an email address opens no list. */
export function asksForAnswer(value: string, at: number): boolean {
  return at === 0 || /[\s(=/“"]/.test(value[at - 1] ?? '')
}

/** Names and states of the chips, which change when a field is renamed or moved. */
function namesOf(value: string, { all }: TextSources): string {
  return readText(value, (id) => all.has(id))
    .flatMap((part) => {
      if (typeof part === 'string') return []
      const { name, refusal } = all.get(part.id) ?? {}
      return `${name} ${refusal}`
    })
    .join('\n')
}

function chipOf(root: HTMLElement, place: AnswerPlace, { all }: TextSources): HTMLElement {
  const page = root.ownerDocument
  const { name = place.id, refusal } = all.get(place.id) ?? {}
  const chip = page.createElement('span')
  const button = page.createElement('button')
  button.type = 'button'
  button.className = classNames(styles.chip, refusal !== undefined && styles.refused) ?? ''
  button.dir = 'auto'
  button.append(name)
  const { fallback = '' } = place
  if (fallback !== '') {
    const other = page.createElement('span')
    other.className = styles.fallback ?? ''
    other.dir = 'auto'
    other.append(fallback)
    button.append(other)
  }
  // Its name is what it shows.
  button.setAttribute('aria-description', `Answer. ${refusal ?? ''}`.trim())
  chip.append(button)
  return chip
}
