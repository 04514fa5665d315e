import type { Field } from '@ramiform/core/field'
import { runsBy } from '@ramiform/core/runs'
import { type CardLayout, canvasLayout, cardShare } from './canvas-layout.ts'
import { inOrder } from './in-order.ts'
import { canvasTwigs, sameTwig, type Twig } from './twigs.ts'

export interface PlacedCard {
  readonly id: string
  readonly layout: CardLayout
  /** width in sixths of a row */
  readonly share: number
  /** its place under a branch that it shares with other fields */
  readonly twig?: Twig | undefined
  /** Id of its section. */
  readonly section?: string | undefined
  /** True for the first card of its section, below the section's heading. */
  readonly isFirst?: true | undefined
  /** Id of the table that it is the first row of, below the table's heading. */
  readonly table?: string | undefined
}

/** Consecutive cards, rendered as one unit. Unchanged cards and chunks keep their object identity across updates. */
export interface Chunk {
  readonly key: number
  readonly cards: readonly PlacedCard[]
}

export interface Arrangement {
  readonly chunks: readonly Chunk[]
  readonly fields: readonly Field[]
  readonly drawsTwigs: boolean
  readonly nextKey: number
}

export const nothingArranged: Arrangement = {
  chunks: [],
  fields: [],
  drawsTwigs: true,
  nextKey: 1,
}

const chunkSize = 16
/** a chunk with more cards than this is split */
const mostInChunk = 40

/**
 * Arranges cards in chunks of whole rows. A change affects only its own chunks: React does not rerender the others, and
 * the browser skips those off-screen. `pinned` is the id of the selected card, which should stay in its chunk.
 */
export function arrange(
  before: Arrangement,
  fields: readonly Field[],
  drawsTwigs: boolean,
  pinned: string | null,
): Arrangement {
  if (drawsTwigs === before.drawsTwigs && standAlike(fields, before.fields)) return before
  const cards = placedCards(before, fields, drawsTwigs)
  let { nextKey } = before
  const known = new Map(before.chunks.map((chunk) => [chunk.key, chunk]))
  const chunks = joined(before, cards, pinned, () => nextKey++)
    .flatMap((chunk) => split(chunk, pinned, () => nextKey++))
    .map((chunk) => {
      const old = known.get(chunk.key)
      return old !== undefined && sameItems(old.cards, chunk.cards) ? old : chunk
    })
  return { chunks, fields, drawsTwigs, nextKey }
}

/** True when two lists of fields have the same layout and logic, whatever else changed. */
function standAlike(fields: readonly Field[], before: readonly Field[]): boolean {
  return (
    fields.length === before.length &&
    fields.every((field, index) => {
      const old = before[index]
      return (
        field === old ||
        (old !== undefined &&
          field.id === old.id &&
          field.section === old.section &&
          field.table === old.table &&
          field.styling?.width === old.styling?.width &&
          field.conditional === old.conditional)
      )
    })
  )
}

function placedCards(
  before: Arrangement,
  fields: readonly Field[],
  drawsTwigs: boolean,
): readonly PlacedCard[] {
  const old = new Map(before.chunks.flatMap(({ cards }) => cards.map((card) => [card.id, card])))
  // Rows and branches end with their section or table.
  const runs = runsBy(fields, ({ section, table }) => table ?? section).map((run) => run.fields)
  const layouts = runs.flatMap(canvasLayout)
  const twigs = drawsTwigs
    ? runs.flatMap((run, at) =>
        run[0]?.table === undefined
          ? canvasTwigs(run, runs.length === 1 ? layouts : canvasLayout(runs[at] ?? []))
          : run.map(() => undefined),
      )
    : []
  const begun = new Set<string>()
  return fields.map((field, index) => {
    const layout = layouts[index] ?? 'row'
    const share = cardShare(field)
    const same = old.get(field.id)
    const twig = twigs[index]
    const { section } = field
    const isFirst = section !== undefined && !begun.has(section)
    if (isFirst) begun.add(section)
    const table = fields[index - 1]?.table === field.table ? undefined : field.table
    return same?.layout === layout &&
      same.share === share &&
      same.section === section &&
      (same.isFirst ?? false) === isFirst &&
      same.table === table &&
      sameTwig(same.twig, twig)
      ? same
      : {
          id: field.id,
          layout,
          share,
          ...(twig && { twig }),
          ...(section !== undefined && { section }),
          ...(isFirst && { isFirst }),
          ...(table !== undefined && { table }),
        }
  })
}

/** Puts each card into its previous chunk where the order allows, otherwise into the chunk of the card before it. */
function joined(
  before: Arrangement,
  cards: readonly PlacedCard[],
  pinned: string | null,
  newKey: () => number,
): readonly Chunk[] {
  const homes = new Map<string, number>()
  for (const [place, chunk] of before.chunks.entries()) {
    for (const { id } of chunk.cards) homes.set(id, place)
  }
  const pinnedHome = pinned === null ? undefined : homes.get(pinned)
  const known = cards.map(({ id }, index) => {
    const home = homes.get(id)
    if (home === undefined || pinnedHome === undefined) return home
    // Cards that the pinned card was moved past join another chunk, so that the pinned card stays in its own.
    const gaveWay =
      (cards[index + 1]?.id === pinned && home > pinnedHome) ||
      (cards[index - 1]?.id === pinned && home < pinnedHome)
    return gaveWay ? undefined : home
  })
  const settled = inOrder(known)

  const chunks: { key: number; place: number; cards: PlacedCard[] }[] = []
  for (const [index, card] of cards.entries()) {
    const home = settled.has(index) ? (known[index] ?? -1) : -1
    const last = chunks.at(-1)
    if (last !== undefined && (home <= last.place || card.layout === 'next')) {
      last.cards.push(card)
      continue
    }
    const place = last === undefined ? firstHome(known, settled) : home
    chunks.push({ key: before.chunks[place]?.key ?? newKey(), place, cards: [card] })
  }
  return chunks
}

/** Chunk index of the first card that stays in its chunk; -1 when none does. */
function firstHome(homes: readonly (number | undefined)[], settled: ReadonlySet<number>): number {
  return homes.find((home, at) => home !== undefined && settled.has(at)) ?? -1
}

/** Splits a chunk that is too long at row starts. The part with the pinned card keeps the key. */
function split(chunk: Chunk, pinned: string | null, newKey: () => number): readonly Chunk[] {
  if (chunk.cards.length <= mostInChunk) return [chunk]
  const parts: PlacedCard[][] = []
  for (const card of chunk.cards) {
    const last = parts.at(-1)
    if (last === undefined || (last.length >= chunkSize && card.layout !== 'next')) {
      parts.push([card])
    } else {
      last.push(card)
    }
  }
  const withPinned = parts.findIndex((cards) => cards.some(({ id }) => id === pinned))
  return parts.map((cards, index) => ({
    key: index === Math.max(0, withPinned) ? chunk.key : newKey(),
    cards,
  }))
}

function sameItems<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
