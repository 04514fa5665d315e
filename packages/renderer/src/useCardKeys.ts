import { useEffect, useRef } from 'react'

/** The element around the question; a preview has a document of its own. */
interface Place {
  readonly current: HTMLElement | null
}

interface Moves {
  /** as the button does that leads on, or sends */
  onEnter(): void
  /** to the next question; never sends */
  onNext(): void
  onPrevious(): void
}

/**
 * The keys of a form that asks one question at a time. Enter leads on from anywhere; in one line of text the browser
 * sees to it, in several it takes Control or Command as well. A, B, C or 1, 2, 3 choose an option. Arrows move among
 * boxes, and where no control has a use for them to the question before or after.
 */
export function useCardKeys(question: Place, moves: Moves) {
  const latest = useRef(moves)
  useEffect(() => {
    latest.current = moves
  })
  useEffect(() => {
    const { current } = question
    const page = current?.ownerDocument
    const act = (event: KeyboardEvent) => {
      // While the answers are reviewed the question is in the page, out of sight.
      if (event.isComposing || current === null || current.closest('[hidden]') !== null) return
      onKey(event, current, latest.current)
    }
    page?.addEventListener('keydown', act)
    return () => page?.removeEventListener('keydown', act)
  }, [question])
}

function onKey(event: KeyboardEvent, question: HTMLElement, moves: Moves) {
  // Whatever takes keys within a page is an element.
  const target = event.target as Element
  const isOnPage = target === question.ownerDocument.body
  const { key } = event
  if (key === 'Enter') {
    const leadsOn = target.matches('textarea') && (event.ctrlKey || event.metaKey)
    if (isOnPage || leadsOn) moves.onEnter()
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const direction = directionOf(key, question)
  if (direction === 0) {
    if (question.contains(target)) chooseByKey(event, target, question)
    return
  }
  if (target.matches('.rf-option [type="checkbox"]')) {
    moveAmong(boxesIn(question), target, direction)
  } else if (isOnPage || target.closest('.rf-nav')) {
    // A question longer than the window is scrolled with these keys.
    if (key.endsWith('Down') || key.endsWith('Up')) {
      const { scrollHeight, clientHeight } = question.ownerDocument.documentElement
      if (scrollHeight > clientHeight) return
    }
    if (direction > 0) moves.onNext()
    else moves.onPrevious()
  } else return
  event.preventDefault()
}

/** 1 for onward, -1 for back, 0 for a key that is no arrow. */
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

/** Only with the focus among the hints, and not while a text is typed (WCAG 2.1.4). */
function chooseByKey(event: KeyboardEvent, target: Element, question: HTMLElement) {
  const { key } = event
  if (!/^[a-z0-9]$/i.test(key) || target.matches('textarea, select, .rf-box')) return
  const boxes = boxesIn(question)
  // On a scale from 0 or from 3 a figure is what it says; elsewhere it counts.
  const option = /\d/.test(key)
    ? (boxes.find(({ value }) => value.trim() === key) ?? boxes[Number(key) - 1])
    : boxes[key.toLowerCase().charCodeAt(0) - 97]
  if (option === undefined) return
  event.preventDefault()
  option.click()
  option.focus()
}

function boxesIn(question: HTMLElement): readonly HTMLInputElement[] {
  return [
    ...question.querySelectorAll<HTMLInputElement>('.rf-field:not([hidden]) .rf-option input'),
  ]
}
