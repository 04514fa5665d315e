import { useEffect, useLayoutEffect, useRef } from 'react'
import { doublePressMs } from './use-press-guard.ts'

/** Ref to the element around the question. A preview is in a document of its own. */
interface Place {
  readonly current: HTMLElement | null
}

interface Moves {
  /** True when the current question is the last one, so that going on sends the form. */
  readonly isLast: boolean
  /** True when Enter opens the control of this question: an empty dropdown, or a file control without files. */
  readonly enterOpens: boolean
  /** Runs the main button's action: next or submit. */
  onEnter(): void
  /** Goes to the next question; never sends. */
  onNext(): void
  onPrevious(): void
}

/**
 * Keyboard control of a single-card form. Enter goes on; in a long text, Control or Command and Enter do. A, B, C or
 * 1, 2, 3 choose an option. Arrow keys move among checkboxes, and between questions when the focused control does not
 * use them. Every handled key event is canceled. Otherwise the browser would apply its default action to the control
 * of the next question, which has the focus by then.
 */
export function useCardKeys(question: Place, moves: Moves) {
  const latest = useRef(moves)
  // Before the next paint, so that a key pressed right away applies to the visible question.
  useLayoutEffect(() => {
    latest.current = moves
  })
  useEffect(() => {
    const { current } = question
    const page = current?.ownerDocument
    let enteredAt = Number.NEGATIVE_INFINITY
    const act = (event: KeyboardEvent) => {
      if (current === null || event.defaultPrevented || isComposing(event)) return
      // During the review the question is in the page but hidden.
      if (current.closest('[hidden]') !== null) return
      if (event.key !== 'Enter') {
        enteredAt = Number.NEGATIVE_INFINITY
        onKey(event, current, latest.current)
        return
      }
      const isDoublePress = event.timeStamp - enteredAt < doublePressMs
      if (!event.repeat) enteredAt = event.timeStamp
      onEnter(event, current, latest.current, isDoublePress)
    }
    page?.addEventListener('keydown', act)
    return () => page?.removeEventListener('keydown', act)
  }, [question])
}

/** True during a composition. Safari reports the Enter that ends one as a normal key with code 229. */
function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

function onEnter(
  event: KeyboardEvent,
  question: HTMLElement,
  moves: Moves,
  isDoublePress: boolean,
) {
  const target = event.target as Element
  if (!isOnPage(target) && !question.contains(target)) return
  if (target.matches('textarea') && !event.ctrlKey && !event.metaKey) return
  // A held key moves only one question, and a double press never sends a question that was not seen.
  if (event.repeat || (isDoublePress && moves.isLast)) {
    event.preventDefault()
    return
  }
  // Buttons, links, open lists and payment controls use Enter themselves. `:is` ignores `:open` in browsers that do
  // not know it.
  if (target.matches('button, a, .rf-pay *, :is(:open)')) return
  if (target.matches('[type="file"]') && moves.enterOpens) return
  event.preventDefault()
  // Browsers differ: Enter on a dropdown opens it in some and submits in others.
  if (target.matches('select') && moves.enterOpens) openList(target as HTMLSelectElement)
  else moves.onEnter()
}

function openList(list: HTMLSelectElement) {
  // Safari before 26 cannot open a dropdown by script; Space opens it everywhere.
  if ('showPicker' in list) list.showPicker()
}

function onKey(event: KeyboardEvent, question: HTMLElement, moves: Moves) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const target = event.target as Element
  const direction = directionOf(event.key, question)
  if (direction === 0) {
    if (question.contains(target)) chooseByKey(event, target, question)
    return
  }
  if (target.matches('.rf-option [type="checkbox"]')) {
    moveAmong(boxesIn(question), target, direction)
  } else if (isOnPage(target) || target.closest('.rf-nav, .rf-statement')) {
    // These keys scroll a question that is taller than the window.
    if (event.key.endsWith('Down') || event.key.endsWith('Up')) {
      const { scrollHeight, clientHeight } = question.ownerDocument.documentElement
      if (scrollHeight > clientHeight) return
    }
    if (!event.repeat) {
      if (direction > 0) moves.onNext()
      else moves.onPrevious()
    }
  } else return
  event.preventDefault()
}

/** True when no element has the focus. */
function isOnPage(target: Element): boolean {
  return target === target.ownerDocument.body
}

/** 1 for forward, -1 for back, 0 for any other key. */
function directionOf(key: string, question: HTMLElement): -1 | 0 | 1 {
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowUp') return -1
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0
  const isLeftward = question.matches(':dir(rtl)')
  return (key === 'ArrowRight') === isLeftward ? -1 : 1
}

function moveAmong(boxes: readonly HTMLElement[], from: Element, direction: -1 | 1) {
  const at = boxes.indexOf(from as HTMLElement)
  boxes.at((at + direction) % boxes.length)?.focus()
}

/** Chooses an option by letter or digit. Only with the focus in the question, and not in a text input (WCAG 2.1.4). */
function chooseByKey(event: KeyboardEvent, target: Element, question: HTMLElement) {
  const { key } = event
  if (!/^[a-z0-9]$/i.test(key) || target.matches('textarea, select, .rf-box')) return
  const boxes = boxesIn(question)
  // A digit chooses the option with that text, if there is one; otherwise the option with that number.
  const option = /\d/.test(key)
    ? (boxes.find(({ value }) => value.trim() === key) ?? boxes[Number(key) - 1])
    : boxes[key.toLowerCase().charCodeAt(0) - 97]
  if (option === undefined) return
  event.preventDefault()
  if (event.repeat) return
  option.click()
  option.focus()
}

function boxesIn(question: HTMLElement): readonly HTMLInputElement[] {
  return [...question.querySelectorAll<HTMLInputElement>('.rf-option input:not([hidden] *)')]
}
