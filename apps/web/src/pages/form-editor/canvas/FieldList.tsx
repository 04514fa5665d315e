import { memo, useMemo, useRef } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import type { Chunk } from './arrangement.ts'
import { DropMark } from './DropMark.tsx'
import { FieldCard } from './FieldCard.tsx'
import styles from './FieldList.module.css'
import { NoFields } from './NoFields.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useCardKeys } from './use-card-keys.ts'
import { useCardMotion } from './use-card-motion.ts'
import { useShownChunks } from './use-shown-chunks.ts'

/**
 * The cards in form order. It hears only of what stands where; what a card shows is between the card and the
 * store, so that a key typed in one of 500 cards draws one card.
 */
export const FieldList = memo(function FieldList({ onLogic }: { onLogic: (() => void) | null }) {
  const { store } = useEditor()
  const { chunks, drawsTwigs } = useArrangement()
  const shown = useShownChunks(chunks.length)
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = useCardKeys()
  useCardMotion(list, chunks)

  const openLogic = useMemo(
    () =>
      onLogic === null
        ? undefined
        : (id: string) => {
            store.select(id)
            onLogic()
          },
    [store, onLogic],
  )

  if (chunks.length === 0) return <NoFields />
  return (
    <div className={styles.stemmed}>
      {/* biome-ignore lint/a11y/useSemanticElements: between a list and its items HTML allows no chunks */}
      <div
        ref={list}
        role="list"
        className={styles.fields}
        aria-label="Fields"
        data-fields
        onKeyDown={onKeyDown}
      >
        {chunks.map((chunk, index) => (
          <Cards
            key={chunk.key}
            chunk={chunk}
            drawsTwigs={drawsTwigs}
            onLogic={openLogic}
            isShown={index < shown}
          />
        ))}
      </div>
      <DropMark />
    </div>
  )
})

/** about the height of a row of cards */
const rowHeight = 84

/** Some cards of the list. Out of sight the browser skips them as one; assistive technology sees a single list. */
const Cards = memo(function Cards({
  chunk: { cards },
  drawsTwigs,
  onLogic,
  isShown,
}: {
  chunk: Chunk
  drawsTwigs: boolean
  onLogic: ((id: string) => void) | undefined
  isShown: boolean
}) {
  const rows = cards.reduce((sum, { layout }) => (layout === 'next' ? sum : sum + 1), 0)
  return (
    <ol
      role="none"
      className={styles.chunk}
      // Until it is first in sight; as a custom property it would be handed down to everything in the chunk.
      style={{ containIntrinsicHeight: `auto ${rows * rowHeight}px` }}
      data-chunk={cards.length}
    >
      {isShown &&
        cards.map((card) => (
          <FieldCard key={card.id} card={card} drawsTwigs={drawsTwigs} onLogic={onLogic} />
        ))}
    </ol>
  )
})
