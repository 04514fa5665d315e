import { type Pointer, placeAt } from './place-at.ts'

/** Scroll container of the cards. */
export const scrollerOfCards = () => document.querySelector<HTMLElement>('[data-canvas]')

/** Chunk elements, found through their list: a query across the whole page takes about 1 ms in a long form. */
const chunks = () =>
  Array.from(document.querySelector('[data-fields]')?.children ?? []).filter(
    (chunk) => chunk instanceof HTMLElement,
  )
/** False for the sentences of shared rules between the cards. */
const isCard = (child: Element): child is HTMLElement => child.hasAttribute('data-field')
const cardsOf = (chunk: Element) => Array.from(chunk.children).filter(isCard)
const sizeOf = (chunk: HTMLElement) => Number(chunk.dataset.chunk)

/** Drop index under the pointer. It measures only the chunk there; other chunks may not have a layout yet. */
export function placeUnder(pointer: Pointer): number {
  let before = 0
  for (const chunk of chunks()) {
    if (pointer.y <= chunk.getBoundingClientRect().bottom) {
      return before + placeAt(boxesOf(chunk), pointer)
    }
    before += sizeOf(chunk)
  }
  return before
}

/** Card element at an index in the form. */
export function cardAt(place: number): HTMLElement | undefined {
  let before = 0
  for (const chunk of chunks()) {
    const card = place < before + sizeOf(chunk) ? cardsOf(chunk)[place - before] : undefined
    if (card !== undefined) return card
    before += sizeOf(chunk)
    if (place < before) return undefined
  }
  return undefined
}

/** Previous or next card element, across chunk borders. */
export function neighbourOf(card: Element, direction: 1 | -1): Element | null {
  const chunk = card.parentElement
  if (chunk === null) return null
  const cards = cardsOf(chunk)
  const beside = cards.indexOf(card as HTMLElement) + direction
  if (cards[beside] !== undefined) return cards[beside]
  const around = direction === 1 ? chunk.nextElementSibling : chunk.previousElementSibling
  return (around && cardsOf(around).at(direction === 1 ? 0 : -1)) ?? null
}

export interface SeenCard {
  readonly card: HTMLElement
  /** viewport coordinates */
  readonly box: DOMRect
}

export interface InSight {
  readonly cards: readonly SeenCard[]
  /** chunks of those cards */
  readonly chunks: readonly HTMLElement[]
}

/** Visible cards, from the top. Cards below the viewport are not measured. */
export function cardsInSight(): InSight {
  const inSight: { cards: SeenCard[]; chunks: HTMLElement[] } = { cards: [], chunks: [] }
  const sight = scrollerOfCards()?.getBoundingClientRect()
  if (sight === undefined) return inSight
  for (const chunk of chunks()) {
    const around = chunk.getBoundingClientRect()
    if (around.top >= sight.bottom) break
    if (around.bottom <= sight.top) continue
    inSight.chunks.push(chunk)
    for (const card of chunk.children) {
      if (!isCard(card)) continue
      const box = card.getBoundingClientRect()
      if (box.top >= sight.bottom) break
      if (box.bottom > sight.top) inSight.cards.push({ card, box })
    }
  }
  return inSight
}

const boxesOf = (chunk: HTMLElement) => cardsOf(chunk).map((card) => card.getBoundingClientRect())
