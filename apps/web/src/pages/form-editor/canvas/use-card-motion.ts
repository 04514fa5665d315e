import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { mediaOf } from '../../../ui/use-media.ts'
import type { Chunk } from './arrangement.ts'
import { cardsInSight, scrollerOfCards } from './drag/card-places.ts'
import styles from './FieldCard.module.css'

interface Snapshot {
  /** first fields of the shared branches in the visible chunks */
  readonly branches: ReadonlySet<string>
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

/**
 * Animates added, moved and removed cards, and makes room for the sentence of a new rule. Only visible cards animate,
 * with transforms (decision 290).
 */
export function useCardMotion(list: RefObject<HTMLElement | null>, chunks: readonly Chunk[]): void {
  const { store } = useEditor()
  const snapshot = useRef<Snapshot | null>(null)
  const playSnapshot = useCallback(() => {
    const before = snapshot.current
    snapshot.current = null
    if (before !== null && list.current !== null) play(before, list.current)
  }, [list])

  useEffect(
    () =>
      store.subscribe(({ draft }, before) => {
        const [now, old] = [draft.schema.fields, before.draft.schema.fields]
        if (now === old || snapshot.current !== null || list.current === null) return
        const moves = now.length !== old.length || now.some((one, at) => one.id !== old[at]?.id)
        const hasOtherRules = now.some((one, at) => one.conditional !== old[at]?.conditional)
        if ((!moves && !hasOtherRules) || wantsStillness()) return
        snapshot.current = takeSnapshot(
          new Set(old.map(({ id }) => id)),
          new Set(now.map(({ id }) => id)),
        )
        // A rule can move cards without changing a chunk.
        if (!moves) requestAnimationFrame(playSnapshot)
      }),
    [store, list, playSnapshot],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the animation must run whenever the layout changes
  useLayoutEffect(playSnapshot, [chunks])
}

const wantsStillness = () => mediaOf('(prefers-reduced-motion: reduce)').matches

function takeSnapshot(ids: ReadonlySet<string>, now: ReadonlySet<string>): Snapshot {
  const scrolled = scrollerOfCards()?.scrollTop ?? 0
  const { cards, chunks } = cardsInSight()
  return {
    ids,
    branches: new Set(sharedBranches(chunks).map(branchOf)),
    places: new Map(
      cards.map(({ card, box }) => [idOf(card), { left: box.left, top: box.top + scrolled }]),
    ),
    leaving: cards
      .filter(({ card }) => !now.has(idOf(card)))
      .map(({ card, box }) => ({ picture: card.cloneNode(true) as HTMLElement, box })),
  }
}

function play({ places, ids, branches, leaving }: Snapshot, list: HTMLElement): void {
  const scrolled = scrollerOfCards()?.scrollTop ?? 0
  // Measure all cards before the first animation starts, to avoid a layout per card.
  const { cards, chunks } = cardsInSight()
  for (const { card, box } of cards) {
    const id = idOf(card)
    const from = places.get(id)
    if (!ids.has(id)) grow(card)
    else if (from !== undefined) slide(card, from.left - box.left, from.top - box.top - scrolled)
  }
  for (const branch of sharedBranches(chunks)) {
    if (!branches.has(branchOf(branch))) drawBranch(branch)
  }
  for (const { picture, box } of leaving) leave(picture, box, list)
}

const sharedBranches = (chunks: readonly HTMLElement[]) =>
  chunks.flatMap((chunk) => [...chunk.querySelectorAll<HTMLElement>('[data-shared-rule]')])
const branchOf = (branch: HTMLElement) => branch.dataset.sharedRule ?? ''
const idOf = (card: HTMLElement) => card.dataset.field ?? ''

function grow(card: HTMLElement) {
  const shut = { opacity: 0, clipPath: 'inset(0 -40px 100% -40px)' }
  const open = { opacity: 1, clipPath: 'inset(-12px -40px -40px -40px)' }
  card.animate([shut, open], motion)
}

/** Draws the line of a shared branch from the stem, and then its bud. */
function drawBranch(branch: HTMLElement) {
  branch.animate([{ clipPath: 'inset(0 100% 100% 0)' }, { clipPath: 'inset(0)' }], {
    ...motion,
    pseudoElement: '::before',
  })
  branch.animate([{ scale: 0 }, { scale: 1 }], {
    ...motion,
    delay: motion.duration - leavingMs,
    duration: leavingMs,
    fill: 'backwards',
    pseudoElement: '::after',
  })
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
