import { isList } from '@ramiform/core/answers'
import { say } from '@ramiform/core/built-in-texts/say'
import { shownOption } from '@ramiform/core/shown-option'
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '../shared/Icon.tsx'
import type { InputProps } from '../shared/input-props.ts'
import { useWords } from '../shared/words.tsx'
import { rankable, rankingParts, ranksOf } from './ranking-answer.ts'

const grip = [5, 12, 19].map((y) => `M9 ${y}v.01M15 ${y}v.01`).join('')
const arrows = {
  up: 'M12 5v14M18 11l-6 -6M6 11l6 -6',
  down: 'M12 5v14M18 13l-6 6M6 13l6 6',
} as const
const slideMs = 220

/** Options in the order of `first`, then those that it does not have. */
const inOrderOf = (first: readonly string[], options: readonly string[]) => [
  ...first.filter((one) => options.includes(one)),
  ...options.filter((one) => !first.includes(one)),
]

/**
 * Options as rows that are put in order: by the dropdown of a row, by its arrows, with Alt and an arrow key, or by
 * dragging. Without JavaScript only the dropdowns show. The first change ranks all rows.
 */
export function RankingInput(props: InputProps) {
  const { field, id } = props
  const { ranking } = useWords()
  const options = rankable(field)
  const count = ranksOf(field)
  // The server's markup has the order of the form, which the script must not change before it takes over.
  const [moved, setOrder] = useState(options)
  const [ranked, setRanked] = useState(isList(props.answer) ? props.answer : [])
  const [news, setNews] = useState('')
  const [held, setHeld] = useState<string | null>(null)
  /** Order and ranks before the drag. */
  const before = useRef({ moved, ranked })
  const list = useRef<HTMLOListElement>(null)
  // The owner's preview can get other options.
  const order = inOrderOf(moved, options)
  const tops = useRef(new Map<string, number>())
  const focus = useRef<Element | null>(null)
  const values = rankingParts.split(field, ranked)

  useLayoutEffect(() => {
    const selects = [...(list.current?.querySelectorAll('select') ?? [])]
    const chosen = rankingParts.join(selects.map(({ value }) => value))
    if (!isList(chosen) || chosen.length === 0) return
    setRanked(chosen)
    setOrder((all) => inOrderOf(chosen, all))
  }, [])

  useLayoutEffect(() => {
    const still = matchMedia('(prefers-reduced-motion)')
    for (const row of list.current?.children ?? []) {
      const { offsetTop: top, dataset } = row as HTMLElement
      const before = tops.current.get(dataset.option ?? '') ?? top
      tops.current.set(dataset.option ?? '', top)
      if (before === top || still.matches || held === dataset.option) continue
      row.animate([{ transform: `translateY(${before - top}px)` }, {}], slideMs)
    }
    // A moved row loses the focus.
    const { current: focused } = focus
    focus.current = null
    const isOff = focused?.matches('button:disabled')
    const next = isOff ? focused?.parentElement?.querySelector('button:enabled') : focused
    ;(next as HTMLElement | null | undefined)?.focus()
  })

  function move(option: string, to: number, isSilent = false) {
    const others = order.filter((one) => one !== option)
    const at = Math.max(0, Math.min(to, others.length))
    const next = [...others.slice(0, at), option, ...others.slice(at)]
    focus.current = list.current?.ownerDocument.activeElement ?? null
    setOrder(next)
    setRanked(next.slice(0, count))
    props.onAnswer(next.slice(0, count))
    if (!isSilent) announce(option, at)
  }
  function announce(ranked: string, at: number) {
    const option = shownOption(field, ranked)
    const isRanked = at < count
    setNews(
      isRanked
        ? say(ranking.moved, { option, rank: at + 1, count })
        : say(ranking.unranked, { option }),
    )
  }
  function choose(option: string, value: string) {
    if (value !== '') return move(option, Number.parseInt(value, 10) - 1)
    setRanked([])
    setNews(ranking.cleared)
    props.onAnswer([])
  }
  function onKeyDown(event: KeyboardEvent, option: string, at: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    move(option, at + step)
  }
  function take(event: PointerEvent<HTMLElement>, option: string) {
    const target = event.target as Element
    // A finger on the text scrolls the page.
    const isGrip = target.closest('.rf-grip') !== null
    if (target.closest('select, button') || event.button !== 0) return
    if (event.pointerType !== 'mouse' && !isGrip) return
    event.preventDefault()
    list.current?.setPointerCapture(event.pointerId)
    before.current = { moved, ranked }
    setHeld(option)
  }
  function drag({ clientY }: PointerEvent) {
    if (held === null) return
    const rows = [...(list.current?.children ?? [])]
    const from = order.indexOf(held)
    const isPast = (row: Element, at: number) => {
      const { top, height } = row.getBoundingClientRect()
      return at < from ? clientY > top + height / 2 : clientY >= top + height / 2
    }
    const to = rows.filter((row, at) => at !== from && isPast(row, at)).length
    if (to !== from) move(held, to, true)
  }
  /** Puts the dragged row back. */
  function cancel() {
    if (held === null) return
    setOrder(before.current.moved)
    setRanked(before.current.ranked)
    props.onAnswer(before.current.ranked)
    setHeld(null)
  }
  useEffect(() => {
    const page = list.current?.ownerDocument
    if (held === null || page === undefined) return
    // Before others: Escape ends only the drag, and not a dialog around the form.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }
    page.addEventListener('keydown', onKey, true)
    return () => page.removeEventListener('keydown', onKey, true)
  })
  function drop() {
    if (held !== null) announce(held, order.indexOf(held))
    setHeld(null)
  }

  return (
    <>
      <p className="rf-ranks" id={`${id}-ranks`}>
        {count < options.length ? say(ranking.some, { count }) : ranking.all}
      </p>
      <ol
        className="rf-ranking"
        ref={list}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={cancel}
      >
        {order.map((option, at) => {
          const index = options.indexOf(option)
          const shown = shownOption(field, option)
          return (
            <li
              key={option}
              data-option={option}
              data-held={held === option || undefined}
              data-ranked={values[index] !== '' || undefined}
              onPointerDown={(event) => take(event, option)}
              onKeyDown={(event) => onKeyDown(event, option, at)}
            >
              <select
                id={index === 0 ? id : `${id}-${index}`}
                name={field.id}
                form={props.form}
                value={values[index]}
                onChange={(event) => choose(option, event.currentTarget.value)}
                aria-label={say(ranking.rank, { option: shown })}
                aria-invalid={props.invalid || undefined}
                aria-describedby={[`${id}-ranks`, props.invalid && props.describedBy]
                  .filter(Boolean)
                  .join(' ')}
                disabled={props.disabled}
              >
                <option value="">–</option>
                {options.slice(0, count).map((_, rank) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the ranks are numbers in order
                  <option key={rank} value={`${rank + 1} ${option}`}>
                    {rank + 1}
                  </option>
                ))}
              </select>
              <span className="rf-grip rf-scripted">
                <Icon path={grip} size={18} strokeWidth={2.5} />
              </span>
              <span>{shown}</span>
              <span className="rf-moves rf-scripted">
                {(['up', 'down'] as const).map((way) => (
                  <button
                    key={way}
                    type="button"
                    aria-label={say(ranking[way], { option: shown })}
                    disabled={props.disabled || at === (way === 'up' ? 0 : options.length - 1)}
                    onClick={() => move(option, at + (way === 'up' ? -1 : 1))}
                  >
                    <Icon path={arrows[way]} />
                  </button>
                ))}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="rf-unseen" role="status">
        {news}
      </p>
    </>
  )
}
