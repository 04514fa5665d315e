import { useEffect, useLayoutEffect, useRef } from 'react'

/** The element around the question. A preview has a document of its own. */
interface Place {
  readonly current: HTMLElement | null
}

interface Moves {
  /** The current question is the last one: going on sends the form. */
  readonly isLast: boolean
  /** Enter opens the control of this question: an empty dropdown, or a file control without files. */
  readonly enterOpens: boolean
  /** Runs the main button's action: next or submit. */
  onEnter(): void
  /** Goes to the next question; never sends. */
  onNext(): void
  onPrevious(): void
}

/** Two presses of Enter within this time are one double press, and only the first one counts. */
const doublePressMs = 400

/**
 * Keyboard control of a form that asks one question at a time. Enter goes on; in a long text it takes Control or
 * Command as well. A, B, C or 1, 2, 3 choose an option. Arrows move among checkboxes, and between questions where the
 * focused control has no use for them.
 *
 * Every key that is handled here is canceled. Otherwise the browser would apply its default action to the control that
 * has the focus by then, which is in the next question.
 */
export function useCardKeys(question: Place, moves: Moves) {
  const latest = useRef(moves)
  // Before the next paint: a key that follows at once must see the question as it is drawn.
  useLayoutEffect(() => {
    latest.current = moves
  })
  useEffect(() => {
    const { current } = question
    const page = current?.ownerDocument
    let enteredAt = Number.NEGATIVE_INFINITY
    const act = (event: KeyboardEvent) => {
      if (current === null || event.defaultPrevented || isComposing(event)) return
      // While the answers are reviewed, the question is in the page but hidden.
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

/** Safari reports the Enter that ends a composition as a normal key, with this code. */
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
  // A held key moves one question, and a double press never sends an unseen question.
  if (event.repeat || (isDoublePress && moves.isLast)) {
    event.preventDefault()
    return
  }
  // Buttons, links, open lists and the controls of a payment have their own use for Enter. `:is` is forgiving: not
  // every browser knows `:open`.
  if (target.matches('button, a, .rf-pay *, :is(:open)')) return
  if (target.matches('[type="file"]') && moves.enterOpens) return
  event.preventDefault()
  // Browsers disagree about Enter on a dropdown: some open it, some submit.
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
  } else if (isOnPage(target) || target.closest('.rf-nav')) {
    // A question longer than the window is scrolled with these keys.
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

/** Nothing has the focus. */
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

/** Only with the focus in the question, and not while text is typed (WCAG 2.1.4). */
function chooseByKey(event: KeyboardEvent, target: Element, question: HTMLElement) {
  const { key } = event
  if (!/^[a-z0-9]$/i.test(key) || target.matches('textarea, select, .rf-box')) return
  const boxes = boxesIn(question)
  // A digit that is an option's own text chooses that option; otherwise it counts.
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
  return [
    ...question.querySelectorAll<HTMLInputElement>('.rf-field:not([hidden]) .rf-option input'),
  ]
}
