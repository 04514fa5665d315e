import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import type { Chunk } from './arrangement.ts'
import { cardsInSight, scrollerOfCards } from './drag/card-places.ts'
import styles from './FieldCard.module.css'

interface Snapshot {
  /** previous position of each visible card, in content coordinates */
  readonly places: ReadonlyMap<string, { readonly left: number; readonly top: number }>
  readonly ids: ReadonlySet<string>
  /** clones of removed cards, for the exit animation */
  readonly leaving: readonly { readonly picture: HTMLElement; readonly box: DOMRect }[]
}

/**
 * Animation timing. It mirrors `--calm` and `--ease` of the design tokens, since the Web Animations API does not read
 * CSS variables.
 */
const motion = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
const leavingMs = 120

/** Animates added, moved and removed cards. Only visible cards animate, with transforms. */
export function useCardMotion(list: RefObject<HTMLElement | null>, chunks: readonly Chunk[]): void {
  const { store } = useEditor()
  const snapshot = useRef<Snapshot | null>(null)

  useEffect(
    () =>
      store.subscribe(({ draft }, before) => {
        const [now, old] = [draft.schema.fields, before.draft.schema.fields]
        const isSame = now.length === old.length && now.every((one, at) => one.id === old[at]?.id)
        if (isSame || snapshot.current !== null || wantsStillness()) return
        snapshot.current = takeSnapshot(
          new Set(old.map(({ id }) => id)),
          new Set(now.map(({ id }) => id)),
        )
      }),
    [store],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the animation must run whenever the layout changes
  useLayoutEffect(() => {
    const before = snapshot.current
    snapshot.current = null
    if (before !== null && list.current !== null) play(before, list.current)
  }, [chunks])
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function takeSnapshot(ids: ReadonlySet<string>, now: ReadonlySet<string>): Snapshot {
  const scrolled = scrollerOfCards()?.scrollTop ?? 0
  const seen = cardsInSight()
  return {
    ids,
    places: new Map(
      seen.map(({ card, box }) => [idOf(card), { left: box.left, top: box.top + scrolled }]),
    ),
    leaving: seen
      .filter(({ card }) => !now.has(idOf(card)))
      .map(({ card, box }) => ({ picture: card.cloneNode(true) as HTMLElement, box })),
  }
}

function play({ places, ids, leaving }: Snapshot, list: HTMLElement): void {
  const scrolled = scrollerOfCards()?.scrollTop ?? 0
  // Measure all cards before the first animation starts, to avoid a layout per card.
  for (const { card, box } of cardsInSight()) {
    const id = idOf(card)
    const from = places.get(id)
    if (!ids.has(id)) grow(card)
    else if (from !== undefined) slide(card, from.left - box.left, from.top - box.top - scrolled)
  }
  for (const { picture, box } of leaving) leave(picture, box, list)
}

const idOf = (card: HTMLElement) => card.dataset.field ?? ''

function grow(card: HTMLElement) {
  const shut = { opacity: 0, clipPath: 'inset(0 -40px 100% -40px)' }
  const open = { opacity: 1, clipPath: 'inset(-12px -40px -40px -40px)' }
  card.animate([shut, open], motion)
}

function slide(card: HTMLElement, x: number, y: number) {
  if (x === 0 && y === 0) return
  const chunk = card.parentElement
  // A chunk clips its content by default; cards that slide in start outside of it.
  chunk?.setAttribute('data-moving', '')
  const sliding = card.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], motion)
  sliding.onfinish = () => chunk?.removeAttribute('data-moving')
}

function leave(picture: HTMLElement, box: DOMRect, list: HTMLElement) {
  const around = list.getBoundingClientRect()
  picture.removeAttribute('data-field')
  picture.classList.add(styles.leaving ?? '')
  picture.inert = true
  picture.ariaHidden = 'true'
  Object.assign(picture.style, {
    left: `${box.left - around.left}px`,
    top: `${box.top - around.top}px`,
    width: `${box.width}px`,
  })
  list.parentElement?.append(picture)
  const leaving = picture.animate([{ opacity: 1 }, { opacity: 0 }], { duration: leavingMs })
  leaving.onfinish = () => picture.remove()
  leaving.oncancel = leaving.onfinish
}
