import { Fragment, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import type { Chunk } from './arrangement.ts'
import { DropMark } from './DropMark.tsx'
import { FieldCard } from './FieldCard.tsx'
import styles from './FieldList.module.css'
import { SectionCard } from './LazySectionCard.tsx'
import { TableCard } from './LazyTableCard.tsx'
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

  const { folded, fold } = useFolding()
  const empty = useEmptySections()

  if (chunks.length === 0 && empty.length === 0) return <NoFields />
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
            folded={folded}
            onFold={fold}
          />
        ))}
        {empty.length > 0 && (
          <ol role="none" className={styles.chunk} data-chunk={0}>
            {empty.map((id) => (
              <SectionCard
                key={id}
                id={id}
                isFolded={false}
                onFold={fold}
                onLogic={openLogic}
                waiting="Loading the section..."
              />
            ))}
          </ol>
        )}
      </div>
      <DropMark />
    </div>
  )
})

/** Folded sections. A section opens when one of its fields is selected. */
function useFolding() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = useCallback(
    (id: string) =>
      setFolded((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const within = useEditorState(({ draft, selected }) =>
    selected === null ? undefined : fieldById(draft.schema.fields, selected)?.section,
  )
  useEffect(() => {
    if (within !== undefined && folded.has(within)) fold(within)
  }, [within, folded, fold])
  return { folded, fold }
}

/** Ids of sections without fields, which are below all others. */
function useEmptySections(): readonly string[] {
  const { store } = useEditor()
  const ids = useEditorState(({ draft: { schema } }) => {
    if (schema.sections === undefined) return ''
    const used = new Set(schema.fields.map(({ section }) => section))
    return schema.sections.flatMap(({ id }) => (used.has(id) ? [] : [id])).join(' ')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has other sections
  return useMemo(() => ids.split(' ').filter((id) => id !== ''), [ids, store])
}

/** approximate height of a row of cards, in pixels */
const rowHeight = 84

/** One chunk of cards. The browser skips an off-screen chunk as a whole; assistive technology sees a single list. */
const Cards = memo(function Cards({
  chunk: { cards },
  drawsTwigs,
  onLogic,
  onShared,
  isShown,
  folded,
  onFold,
}: {
  chunk: Chunk
  drawsTwigs: boolean
  onLogic: ((id: string) => void) | undefined
  onShared: (() => void) | undefined
  isShown: boolean
  folded: ReadonlySet<string>
  onFold: (id: string) => void
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
            {card.isFirst && card.section !== undefined && (
              <SectionCard
                id={card.section}
                isFolded={folded.has(card.section)}
                onFold={onFold}
                onLogic={onLogic}
                waiting="Loading the section..."
              />
            )}
            {card.table !== undefined && !folded.has(card.section ?? '') && (
              <TableCard id={card.table} waiting="Loading the matrix..." />
            )}
            {card.twig?.shared && !folded.has(card.section ?? '') && (
              <SharedRule ids={card.twig.shared} onLogic={onShared} />
            )}
            <FieldCard
              card={card}
              drawsTwigs={drawsTwigs}
              isFolded={folded.has(card.section ?? '')}
              onLogic={onLogic}
            />
          </Fragment>
        ))}
    </ol>
  )
})
