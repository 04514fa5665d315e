import { Fragment, memo, useMemo, useRef } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import type { Chunk } from './arrangement.ts'
import { DropMark } from './DropMark.tsx'
import { FieldCard } from './FieldCard.tsx'
import styles from './FieldList.module.css'
import { NoFields } from './NoFields.tsx'
import { SharedRule } from './SharedRule.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useCardKeys } from './use-card-keys.ts'
import { useCardMotion } from './use-card-motion.ts'
import { useShownChunks } from './use-shown-chunks.ts'

/**
 * Cards in form order. The list rerenders only when the layout changes; each card reads its own field. Typing in one of
 * 500 cards thus rerenders one card.
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
      {/* biome-ignore lint/a11y/useSemanticElements: HTML allows no chunk elements between a list and its items */}
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
            onShared={onLogic ?? undefined}
            isShown={index < shown}
          />
        ))}
      </div>
      <DropMark />
    </div>
  )
})

/** approximate height of a row of cards, in pixels */
const rowHeight = 84

/** One chunk of cards. The browser skips an off-screen chunk as a whole; assistive technology sees a single list. */
const Cards = memo(function Cards({
  chunk: { cards },
  drawsTwigs,
  onLogic,
  onShared,
  isShown,
}: {
  chunk: Chunk
  drawsTwigs: boolean
  onLogic: ((id: string) => void) | undefined
  onShared: (() => void) | undefined
  isShown: boolean
}) {
  const rows = cards.reduce((sum, { layout }) => (layout === 'next' ? sum : sum + 1), 0)
  return (
    <ol
      role="none"
      className={styles.chunk}
      // Height estimate until the chunk is first visible. Set directly: all elements would inherit a custom property.
      style={{ containIntrinsicHeight: `auto ${rows * rowHeight}px` }}
      data-chunk={cards.length}
    >
      {isShown &&
        cards.map((card) => (
          <Fragment key={card.id}>
            {card.twig?.shared && <SharedRule ids={card.twig.shared} onLogic={onShared} />}
            <FieldCard card={card} drawsTwigs={drawsTwigs} onLogic={onLogic} />
          </Fragment>
        ))}
    </ol>
  )
})
